/** Tags without attributes. */
export const plainTags = ['h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em'] as const;

export type PlainTag = (typeof plainTags)[number];

/**
 * Whether a link stays on the site: a path or a topic of the page, never a disguised address of another host.
 */
export function isOwnPlace(href: string): boolean {
  return /^[/#](?![/\\])[^\s\\\p{Cc}]*$/u.test(href) && !/^[^?#]*\/\.{0,2}\//.test(href);
}

/** Whether a link in operators' text may be followed. */
export function isSafePlace(href: string): boolean {
  return isOwnPlace(href) || /^(?:https:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu.test(href);
}

/** Whether a tag is one of the plain ones; an answer may contain anything. */
export function isPlainTag(tag: string): tag is PlainTag {
  return plainTags.some((plain) => plain === tag);
}
