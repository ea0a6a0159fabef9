import { palettes, type CoverPalette } from '../drawing/palettes.ts';
import type { SceneName } from './scenes.tsx';
import { seedOf, type Seed } from '../drawing/seed.ts';
import { subjects, type Subject } from './subjects.ts';
import { turnedHue } from '../drawing/turned-hue.ts';

/** What a seed says of a picture, before anything is drawn. */
export interface CoverPlan {
  readonly subject: Subject;
  readonly scene: SceneName;
  readonly colours: CoverPalette;
  readonly isMirrored: boolean;
  /** Degrees, per cent and pixels that the subject is turned, sized and moved by. */
  readonly pose: { readonly tilt: number; readonly size: number; readonly x: number };
  readonly glow: { readonly x: number; readonly y: number; readonly radius: number };
  /** Lights in the air: where they are and how large. */
  readonly sparks: readonly (readonly [x: number, y: number, radius: number])[];
  /** What the scene takes its own choices from. */
  readonly random: Seed;
}

export function coverPlan(seed: string): CoverPlan {
  const random = seedOf(seed);
  const any = random.one(subjects);
  const subject = subjects.find(({ words }) => words.test(seed.toLowerCase())) ?? any;
  const palette = palettes[random.one(subject.lights)];
  const scene = random.one(subject.scenes);
  return {
    subject,
    scene,
    colours: lit(palette, random.between(-16, 16)),
    isMirrored: random.below(2) === 1 && !subject.isOneWay,
    pose: {
      tilt: random.between(-5, 5),
      size: random.between(90, 112),
      x: random.between(-20, 20),
    },
    glow: {
      x: random.between(130, 270),
      y: random.between(110, 175),
      radius: random.between(140, 195),
    },
    sparks: Array.from(
      { length: random.between(3, 8) },
      () => [random.between(12, 388), random.between(10, 190), random.between(1, 4)] as const,
    ),
    random,
  };
}

/** The same light a little earlier or later: what lies behind the subject turns, the subject stays. */
function lit(palette: CoverPalette, degrees: number): CoverPalette {
  const [top, middle, low] = palette.sky;
  return {
    ...palette,
    sky: [turnedHue(top, degrees), turnedHue(middle, degrees), turnedHue(low, degrees)],
    far: turnedHue(palette.far, degrees),
    near: turnedHue(palette.near, degrees),
  };
}
