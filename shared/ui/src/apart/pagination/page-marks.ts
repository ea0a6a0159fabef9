const range = 3;
const margin = 1;

/** A page number, or a gap for the hidden pages between its neighbours. */
export type PageMark = number | 'gap';

/**
 * The page marks to show: `range` pages around the current page and `margin` pages at either end. A gap never
 * replaces a single page, because a page number takes no more room than the gap.
 */
export function pageMarks(page: number, pages: number): readonly PageMark[] {
  const first = Math.max(1, Math.min(page - 1, pages - range + 1));
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (one) =>
      one <= margin || one > pages - margin || (one >= first && one < Math.max(first + range, 1)),
  );
  return shown.flatMap((one, index): readonly PageMark[] => {
    const missing = one - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [one];
    return [missing === 1 ? one - 1 : 'gap', one];
  });
}
