import { scenes, type Band, type Scene } from './scenes.ts';
import { turnedInk } from './turned-ink.ts';

/** The scene of a game by the name of its art: a hand-made scene, or one with rotated colours. */
export function sceneOf(art: string): Scene {
  const known = scenes[art];
  if (known) return known;
  const all = Object.values(scenes);
  const [, place = ''] = art.split(/-(?=[a-z]+-\d+$)/);
  const base = all[hash(place.replace(/-\d+$/, '')) % all.length];
  if (!base) throw new Error('there is no scene to play in');
  return inLight(base, hash(art) % 360);
}

/** The scene with all its colours rotated about the colour wheel; lamps and water keep their lightness. */
function inLight(scene: Scene, degrees: number): Scene {
  const turn = (ink: string) => turnedInk(ink, degrees);
  const pair = ([a, b]: readonly [string, string]) => [turn(a), turn(b)] as const;
  const [top, middle, low] = scene.sky;
  return {
    ...scene,
    sky: [turn(top), turn(middle), turn(low)],
    bands: scene.bands.map((band): Band => ({ ...band, ink: pair(band.ink) })),
    reel: pair(scene.reel),
    frame: pair(scene.frame),
    drift: { ...scene.drift, ink: turn(scene.drift.ink) },
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
