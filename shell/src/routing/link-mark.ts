/** Identifies a link, so that it can be found after the page renders again. */
export interface LinkMark {
  readonly href: string;
  /** Index among the links with the same target. */
  readonly at: number;
}

export function markOf(link: HTMLAnchorElement): LinkMark {
  const href = link.getAttribute('href') ?? '';
  return { href, at: linksTo(href).indexOf(link) };
}

/** Focuses the link; `false` while the link is missing or invisible. */
export function focusMarked({ href, at }: LinkMark): boolean {
  const link = linksTo(href)[at];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );
