/** A stroke or a filled shape of a mark, in a square of 48. */
export interface MarkShape {
  /**
   * `first` and `second` are fills in the brand's colours, `line`, `wave` and `notches` strokes; `hole` and
   * `notches` show the background.
   */
  readonly part: 'first' | 'second' | 'line' | 'wave' | 'notches' | 'hole';
  readonly path: string;
  readonly opacity?: number;
}

/** A lotus of five petals above three river lines. */
const lotus: readonly MarkShape[] = [
  {
    part: 'second',
    path: 'M24 33C13 33 6 28 3.5 19.5 12 19 20 23.5 24 33Zm0 0c11 0 18-5 20.5-13.5C36 19 28 23.5 24 33Z',
  },
  {
    part: 'first',
    path: 'M24 33C15.5 28 11.5 20 12.5 11 20.5 14.5 25 23 24 33Zm0 0c8.5-5 12.5-13 11.5-22C27.5 14.5 23 23 24 33Z',
    opacity: 0.82,
  },
  { part: 'first', path: 'M24 33c-6-9-6-20 0-28.5C30 13 30 24 24 33Z' },
  {
    part: 'line',
    path: 'M6 37.5c4.5-2.5 7.5-2.5 12 0s7.5 2.5 12 0 7.5-2.5 12 0M13 43c3.7-2.1 7.3-2.1 11 0s7.3 2.1 11 0',
  },
];

/** Half a sun with eight rays above its reflection. */
const sun: readonly MarkShape[] = [
  { part: 'first', path: 'M12 30a12 12 0 0 1 24 0Z' },
  {
    part: 'first',
    path: 'm22.2 13 1.8-9 1.8 9ZM12.5 17.6 7.6 9.8l7.8 4.9ZM8.6 27.3l-7-3 7.6.2ZM35.5 17.6l4.9-7.8-7.8 4.9ZM39.4 27.3l7-3-7.6.2Z',
  },
  { part: 'wave', path: 'M7 35.5h34M12.5 40h23M19 44.5h10' },
];

/** A chip with eight notches: the platform's own mark, and that of a brand without one. */
const chip: readonly MarkShape[] = [
  { part: 'first', path: 'M45 24a21 21 0 1 1-42 0 21 21 0 0 1 42 0Z' },
  { part: 'notches', path: 'M41.5 24a17.5 17.5 0 1 1-35 0 17.5 17.5 0 0 1 35 0Z' },
  { part: 'hole', path: 'M36 24a12 12 0 1 1-24 0 12 12 0 0 1 24 0Z' },
  { part: 'first', path: 'M24 14.5 33.5 24 24 33.5 14.5 24Z' },
];

const marks: Readonly<Record<string, readonly MarkShape[]>> = { padma: lotus, verano: sun };

/** The mark of a brand's look, for its logo and its icons. */
export const markOf = (look: string): readonly MarkShape[] => marks[look] ?? chip;
