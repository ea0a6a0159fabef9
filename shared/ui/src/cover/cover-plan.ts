import { palettes, type CoverPalette } from '../drawing/palettes.ts';
import type { SceneName } from './scenes.tsx';
import { seedOf, type Seed } from '../drawing/seed.ts';
import { subjects, type Subject } from './subjects.ts';
import { turnedHue } from '../drawing/turned-hue.ts';

/** The picture derived from a seed, before drawing. */
export interface CoverPlan {
  readonly subject: Subject;
  readonly scene: SceneName;
  readonly colours: CoverPalette;
  readonly isMirrored: boolean;
  /** Rotation in degrees, scale in per cent and offset in pixels of the subject. */
  readonly pose: { readonly tilt: number; readonly size: number; readonly x: number };
  readonly glow: { readonly x: number; readonly y: number; readonly radius: number };
  /** Small lights in the air: positions and sizes. */
  readonly sparks: readonly (readonly [x: number, y: number, radius: number])[];
  /** Random source for the scene's own choices. */
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

/** Shifts the hues of a light: the colours behind the subject change, the subject keeps its colours. */
function lit(palette: CoverPalette, degrees: number): CoverPalette {
  const [top, middle, low] = palette.sky;
  return {
    ...palette,
    sky: [turnedHue(top, degrees), turnedHue(middle, degrees), turnedHue(low, degrees)],
    far: turnedHue(palette.far, degrees),
    near: turnedHue(palette.near, degrees),
  };
}
