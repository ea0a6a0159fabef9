import type { RichNode, RichText } from '@croupier/contracts';
import { Link } from 'react-router-dom';

/** What operators wrote, as elements: no HTML is parsed in the page. */
export function RichWords({ words }: { words: RichText }) {
  return words.map((node, position) => <Node key={position} node={node} />);
}

function Node({ node }: { node: RichNode }) {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br />;
  const inside = <RichWords words={node.children} />;
  if (node.tag !== 'a') return <node.tag>{inside}</node.tag>;
  if (/^[/#](?![/\\])/.test(node.href)) return <Link to={node.href}>{inside}</Link>;
  return (
    <a href={node.href} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  );
}
