import type { MemberIcon } from '@croupier/contracts';

/** A background shape and foreground lines, in a square of 40. */
interface Glyph {
  readonly shape: string;
  readonly lines: string;
}

const outlined = (shape: string, more = ''): Glyph => ({ shape, lines: shape + more });

export const glyphs: Readonly<Record<MemberIcon, Glyph>> = {
  lotus: {
    shape: 'M20 9c5 5 5 13 0 19-5-6-5-14 0-19Z',
    lines:
      'M20 9c5 5 5 13 0 19-5-6-5-14 0-19ZM20 28C13 29 8 25 7 17c6 0 11 4 13 11Zm0 0c7 1 12-3 13-11-6 0-11 4-13 11Z',
  },
  tiger: outlined(
    'M20 10a11 10.5 0 1 1 0 21 11 10.5 0 0 1 0-21Z',
    'M10 15l.5-6 5 2.5M30 15l-.5-6-5 2.5M20 10v4.5M15.8 11l1 3M24.2 11l-1 3M15.5 19.5v1M24.5 19.5v1M17.5 25l2.5 2 2.5-2M9.5 22h3.5M27 22h3.5',
  ),
  kite: outlined('M20 7l9 11-9 10-9-10Z', 'M20 7v21M11 18h18M20 28c0 4 4 3 4 6'),
  boat: outlined(
    'M8 25h24c-2 5-6 7-12 7s-10-2-12-7Z',
    'M20 25V8m0 1c6 2 9 6 9 12h-9M17 12c-4 2-6 5-6 9h6Z',
  ),
  moon: outlined('M23 8a12.5 12.5 0 1 0 9 19A10.5 10.5 0 0 1 23 8Z', 'M30 10v5M27.5 12.5h5'),
  star: outlined('M20 8l3.7 8 8.6 1-6.4 5.9 1.8 8.7-7.7-4.4-7.7 4.4 1.8-8.7L7.7 17l8.6-1Z'),
  drum: {
    shape: 'M9 16v10c0 3 5 5 11 5s11-2 11-5V16Z',
    lines:
      'M20 11c6 0 11 2 11 5s-5 5-11 5-11-2-11-5 5-5 11-5ZM9 16v10c0 3 5 5 11 5s11-2 11-5V16M14 20.5v9M26 20.5v9M20 21v10M28 6l-6 8M12 6l6 8',
  },
  peacock: {
    shape: 'M20 7a14 14 0 0 1 14 14l-14 11L6 21A14 14 0 0 1 20 7Z',
    lines:
      'M6 21a14 14 0 0 1 28 0M9 23l8 7M31 23l-8 7M20 32c-2-4-2-8 0-12 2 4 2 8 0 12ZM20 20v-3M12 16.5v.1M15.5 13v.1M20 11.5v.1M24.5 13v.1M28 16.5v.1',
  },
  mango: outlined(
    'M27 12c6 6 4 18-6 19-8 1-13-4-12-10 1-7 11-4 18-9Z',
    'M27 12c1-3 3-4 5-4M13.5 23c.5 3 3 4.5 6 4.5',
  ),
  wave: outlined('M7 30c0-12 6-19 14-19 6 0 10 4 10 8-3-2-8-2-9 2-1 5 5 7 10 6v3Z', 'M7 34h26'),
  crown: outlined('M9 27 7 13l7 5.5L20 9l6 9.5 7-5.5-2 14Z', 'M9 31.5h22'),
  clover: outlined(
    'M20 19.5c-3-7-10-7-10-2s6 4 10 2ZM20 19.5c7-3 7-10 2-10s-4 6-2 10ZM20 19.5c3 7 10 7 10 2s-6-4-10-2ZM20 19.5c-7 3-7 10-2 10s4-6 2-10Z',
    'M21.5 27c.5 3 2 5 4.5 6',
  ),
};
