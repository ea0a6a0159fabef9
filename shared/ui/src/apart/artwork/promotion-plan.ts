import { palettes, type CoverPalette, type PaletteName } from '../../drawing/palettes.ts';
import { seedOf, type Seed } from '../../drawing/seed.ts';
import { hills, petal, rays, rosette, water } from '../../drawing/shapes.ts';
import { turnedHue } from '../../drawing/turned-hue.ts';
import type { EmblemCategory } from './category-emblem.tsx';

export interface PromotionPlan {
  readonly colours: CoverPalette;
  /** Position and width of the medallion. */
  readonly medallion: { readonly x: number; readonly y: number; readonly radius: number };
  readonly petals: number;
  readonly beams: string;
  readonly land: string;
  readonly garlands: readonly string[];
  /** Pieces of confetti. */
  readonly confetti: readonly [light: string, accent: string];
}

const ofGames: readonly [PaletteName, ...PaletteName[]] = ['river', 'dusk', 'indigo'];

const lights: Readonly<Partial<Record<EmblemCategory, readonly [PaletteName, ...PaletteName[]]>>> =
  {
    welcome: ['dusk', 'dawn', 'delta'],
    reload: ['river', 'monsoon', 'crimson'],
    lottery: ['indigo', 'lagoon', 'jade'],
    vip: ['plum', 'crimson', 'indigo'],
    electronics: ['indigo', 'river', 'lagoon'],
    home: ['delta', 'dawn', 'jade'],
    fashion: ['plum', 'crimson', 'dusk'],
    cash: ['jade', 'lagoon', 'delta'],
    play: ['dusk', 'monsoon', 'crimson'],
  };

/** Derives a promotion's picture from a seed; the promotion's category selects the light. */
export function promotionPlan(seed: string, category: EmblemCategory): PromotionPlan {
  const random = seedOf(`promotion ${seed}`);
  const light = palettes[random.one(lights[category] ?? ofGames)];
  const colours = lit(light, random.between(-18, 18));
  const x = random.one([128, 142, 258, 272]);
  const radius = random.between(68, 80);
  const y = random.between(142, 156);
  return {
    colours,
    medallion: { x, y, radius },
    petals: random.between(14, 26),
    beams: rays({
      cx: x,
      cy: y,
      radius: 420,
      count: random.between(11, 19),
      width: random.between(6, 11),
    }),
    land: random.below(2)
      ? hills(random.between(222, 240), random.between(24, 52), random.between(-40, 40))
      : water(
          random.between(226, 244),
          random.between(60, 120),
          random.between(5, 10),
          random.between(-30, 30),
        ),
    garlands: [garland(random, 30), garland(random, 46)],
    confetti: [leaves(random, 16), leaves(random, 12)],
  };
}

function lit(palette: CoverPalette, degrees: number): CoverPalette {
  const [top, middle, low] = palette.sky;
  return {
    ...palette,
    sky: [turnedHue(top, degrees), turnedHue(middle, degrees), turnedHue(low, degrees)],
    near: turnedHue(palette.near, degrees),
  };
}

/** Lamps on a string from edge to edge, drawn as small rosettes. */
function garland(random: Seed, y: number): string {
  const sag = random.between(26, 52);
  const count = random.between(9, 14);
  return Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count;
    const drop = 4 * sag * along * (1 - along);
    return rosette({ cx: Math.round(along * 400), cy: Math.round(y + drop), radius: 4, count: 6 });
  }).join('');
}

function leaves(random: Seed, count: number): string {
  return Array.from({ length: count }, () =>
    petal(random.between(10, 390), random.between(50, 210), {
      length: random.between(7, 14),
      width: random.between(2, 4),
      turn: random.below(360),
    }),
  ).join('');
}
