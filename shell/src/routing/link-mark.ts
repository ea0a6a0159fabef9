/** A link of a page, as it can be found again when the page is drawn anew. */
export interface LinkMark {
  readonly href: string;
  /** Place among the links that lead there. */
  readonly at: number;
}

export function markOf(link: HTMLAnchorElement): LinkMark {
  const href = link.getAttribute('href') ?? '';
  return { href, at: linksTo(href).indexOf(link) };
}

/** Puts the focus on the link; `false` while it is not there, or not to be seen. */
export function focusMarked({ href, at }: LinkMark): boolean {
  const link = linksTo(href)[at];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );
