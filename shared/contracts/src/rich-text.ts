/** Tags that carry no attribute. */
export const plainTags = ['h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em'] as const;

export type PlainTag = (typeof plainTags)[number];

export type RichNode =
  | string
  | { readonly tag: PlainTag; readonly children: RichText }
  | { readonly tag: 'a'; readonly href: string; readonly children: RichText };

/** What operators wrote, as a tree of what is allowed: HTML itself never reaches a page. */
export type RichText = readonly RichNode[];
