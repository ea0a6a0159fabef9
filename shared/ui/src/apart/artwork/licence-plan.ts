import { rosette, star } from '../../drawing/shapes.ts';
import { seedOf } from '../../drawing/seed.ts';

export interface LicencePlan {
  /** Outline of the seal, centred on 24, 20. */
  readonly outline: string;
  readonly rays: string;
  /** The sign on the seal: lines, in a square of 48. */
  readonly sign: string;
  readonly tails: string;
}

const centre = { cx: 24, cy: 20 };

const outlines = [
  rosette({ ...centre, radius: 16, count: 14 }),
  rosette({ ...centre, radius: 16.5, count: 22 }),
  star({ ...centre, radius: 18, inner: 15, count: 18 }),
  'M24 2 39.6 11v18L24 38 8.4 29V11Z',
  'M24 2l15.5 5v13c0 8.5-6 14.5-15.5 18C14.5 34.5 8.5 28.5 8.5 20V7Z',
  'M24 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z',
] as const;

/** A tick, scales, a court façade, a crown, a key and a star. */
const signs = [
  'm18 20.5 4.5 4.5 8-9.5',
  'M24 12v16M19.5 28h9M16 15h16M16 15l-3 7a3.2 3.2 0 0 0 6 0ZM32 15l-3 7a3.2 3.2 0 0 0 6 0Z',
  'M15 17h18l-9-6ZM17.5 17v8.5M22 17v8.5M26 17v8.5M30.5 17v8.5M15 27.5h18',
  'M16.5 26 15 15.5l5 4 4-6.5 4 6.5 5-4L31.5 26Z',
  'M19 16.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM23 20.5h10.5v4M29.5 20.5v3',
  'M24 12.5l2.3 5 5.4.6-4 3.7 1.1 5.4-4.8-2.7-4.8 2.7 1.1-5.4-4-3.7 5.4-.6Z',
] as const;

const tails = [
  'M14 30 9.5 45l6-2 4 4L23 34Zm20 0 4.5 15-6-2-4 4L25 34Z',
  'M17 32v15l7-5 7 5V32Z',
  'M11 31l-6 9 6-.5 2.5 5.5L20 34Zm26 0 6 9-6-.5-2.5 5.5L28 34Z',
] as const;

/** Derives the seal from an authority's name. */
export function licencePlan(seed: string): LicencePlan {
  const random = seedOf(`licence ${seed}`);
  return {
    outline: random.one(outlines),
    sign: random.one(signs),
    tails: random.one(tails),
    rays: star({
      ...centre,
      radius: 11.5,
      inner: random.between(8, 10),
      count: random.between(10, 18),
    }),
  };
}
