import { isPlainTag, isSafePlace, plainTags, type RichText } from '@croupier/contracts';
import { DomUtils, parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';

type HtmlNode = ReturnType<typeof parseDocument>['childNodes'][number];

/** Parses HTML of operators. Elements that are not allowed are removed; their text remains. */
export function richTextOf(html: string): RichText {
  return parseDocument(sanitizeHtml(html, allowed)).childNodes.flatMap(nodesOf);
}

function nodesOf(node: HtmlNode): RichText {
  if (DomUtils.isText(node)) return [node.data];
  if (!DomUtils.isTag(node)) return [];
  const children = node.childNodes.flatMap(nodesOf);
  const href = node.attribs['href'];
  if (node.name === 'a' && href && isSafePlace(href)) return [{ tag: 'a', href, children }];
  return isPlainTag(node.name) ? [{ tag: node.name, children }] : children;
}

/** Text, lists and links; no scripts, frames, loaded resources or styles. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...plainTags, 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The page's own headings rank above those in operators' texts.
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' },
  nestingLimit: 20,
};
