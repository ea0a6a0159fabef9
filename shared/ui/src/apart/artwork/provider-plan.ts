import { palettes } from '../../drawing/palettes.ts';
import { seedOf, type Seed } from '../../drawing/seed.ts';
import { petal, rays, rosette, star } from '../../drawing/shapes.ts';
import { turnedHue } from '../../drawing/turned-hue.ts';

export interface ProviderPlan {
  /** Outline of the mark's background. */
  readonly ground: string;
  readonly sign: Sign;
  /** Rotation of the sign in degrees. */
  readonly turn: number;
  readonly colours: Readonly<Record<'deep' | 'middle' | 'light' | 'accent', string>>;
}

interface Sign {
  readonly behind: string;
  readonly front: string;
  /** Radius of the central dot. */
  readonly heart: number;
}

const grounds = [
  'M24 1a23 23 0 1 1 0 46 23 23 0 0 1 0-46Z',
  'M14 2h20a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12H14A12 12 0 0 1 2 34V14A12 12 0 0 1 14 2Z',
  'M24 1 44 12.5v23L24 47 4 35.5v-23Z',
  'M24 1l19 6v18c0 11-8 18-19 22C13 43 5 36 5 25V7Z',
  'M24 1 47 24 24 47 1 24Z',
  rosette({ cx: 24, cy: 24, radius: 20.5, count: 12 }),
] as const;

const centre = { cx: 24, cy: 24 };

const signs: readonly [Sketch, ...Sketch[]] = [stars, flower, wheel, crescents, ribbons];
type Sketch = (random: Seed) => Sign;

/** Derives a provider's mark from a seed. */
export function providerPlan(seed: string): ProviderPlan {
  const random = seedOf(`provider ${seed}`);
  const ground = random.one(grounds);
  const sign = random.one(signs)(random);
  const { sky, shade, light, accent } = palettes[random.one(names)];
  const hue = random.between(-24, 24);
  return {
    ground,
    sign,
    turn: random.below(24) * 15,
    colours: {
      deep: turnedHue(sky[0], hue),
      middle: turnedHue(random.below(2) ? sky[1] : shade, hue),
      light,
      accent,
    },
  };
}

const names = [
  'river',
  'dusk',
  'indigo',
  'crimson',
  'lagoon',
  'monsoon',
  'plum',
  'delta',
  'jade',
] as const;

function stars(random: Seed): Sign {
  const count = random.between(3, 8);
  return {
    behind: star({ ...centre, radius: 18, inner: 9, count: count * 2 }),
    front: star({ ...centre, radius: 15, inner: random.between(5, 8), count }),
    heart: random.between(2, 4),
  };
}

function flower(random: Seed): Sign {
  const count = random.between(4, 9);
  const petals = (length: number, width: number, shift: number) =>
    Array.from({ length: count }, (_, index) =>
      petal(24, 24, { length, width, turn: (360 / count) * (index + shift) }),
    ).join('');
  return {
    behind: petals(18, 5, 0.5),
    front: petals(random.between(12, 16), random.between(3, 5), 0),
    heart: random.between(3, 5),
  };
}

function wheel(random: Seed): Sign {
  const count = random.between(5, 12);
  return {
    behind: rays({ ...centre, radius: 18, count, width: random.between(10, 22) }),
    front: `${ring(13, random.between(8, 11))}${rosette({ ...centre, radius: 5, count: 6 })}`,
    heart: random.between(2, 3),
  };
}

function crescents(random: Seed): Sign {
  const bite = random.between(4, 9);
  return {
    behind: ring(17, 14),
    front: `M24 10a14 14 0 1 0 14 14 ${14 - bite / 2} ${14 - bite / 2} 0 0 1-14-14Z`,
    heart: random.between(2, 4),
  };
}

function ribbons(random: Seed): Sign {
  const gap = random.between(5, 9);
  const chevron = (y: number, width: number) =>
    `M${24 - width} ${y}l${width} ${-width * 0.7} ${width} ${width * 0.7}v5l${-width} ${-width * 0.7} ${-width} ${width * 0.7}Z`;
  return {
    behind: chevron(31 + gap / 2, random.between(13, 16)),
    front: `${chevron(25, 14)}${chevron(25 - gap, random.between(8, 12))}`,
    heart: 0,
  };
}

/** A ring; fill the path with the even-odd rule. */
function ring(outer: number, inner: number): string {
  const circle = (radius: number) =>
    `M${24 - radius} 24a${radius} ${radius} 0 1 0 ${radius * 2} 0 ${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
  return `${circle(outer)}${circle(inner)}`;
}
