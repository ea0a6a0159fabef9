import {
  isOwnPlace,
  isPlainTag,
  isSafePlace,
  type RichNode,
  type RichText,
} from '@croupier/contracts';
import { Link } from 'react-router-dom';

/**
 * Operators' texts as elements: the page parses no HTML. A node that is not in the contract is reduced to its
 * text, also in a text of the platform.
 */
export function RichWords({ words }: { words: RichText }) {
  return words.map((node, position) => <Node key={position} node={node} />);
}

function Node({ node }: { node: RichNode }) {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br />;
  const inside = <RichWords words={node.children} />;
  if (node.tag !== 'a') return isPlainTag(node.tag) ? <node.tag>{inside}</node.tag> : inside;
  if (!isSafePlace(node.href)) return inside;
  if (isOwnPlace(node.href)) return <Link to={node.href}>{inside}</Link>;
  return (
    <a href={node.href} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  );
}
