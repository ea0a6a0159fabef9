import { renderToStaticMarkup } from 'react-dom/server';
import { CoverArt } from './cover-art.tsx';
import { coverPlan } from './cover-plan.ts';
import { turnedHue } from '../drawing/turned-hue.ts';

const seeds = Array.from({ length: 10_000 }, (_, index) => `game-${index}`);

/** The main features: subject, scene, light, side and pose, without the small lights. */
const atAGlance = (seed: string) => {
  const { subject, scene, colours, isMirrored, pose } = coverPlan(seed);
  return JSON.stringify([subject.words.source, scene, colours, isMirrored, pose]);
};

/** The drawn markup, without the gradient ids, which depend on the page. */
const drawn = (seed: string) =>
  renderToStaticMarkup(<CoverArt seed={seed} />).replaceAll(/(id="|url\(#)[^")]*/g, '$1');

test('of ten thousand games at most one in a hundred shares its main features with another', () => {
  expect(new Set(seeds.map(atAGlance)).size).toBeGreaterThan(9_900);
});

test('ten thousand games get ten thousand different pictures', () => {
  const plans = seeds.map((seed) => {
    const { glow, sparks } = coverPlan(seed);
    return JSON.stringify([atAGlance(seed), glow, sparks]);
  });
  expect(new Set(plans).size).toBe(seeds.length);
});

test('a plan and its drawing match, on every call', () => {
  const some = seeds.slice(0, 200);
  expect(new Set(some.map(drawn)).size).toBe(some.length);
  expect(drawn('game-4711')).toBe(drawn('game-4711'));
});

test('rotating a hue by 360 degrees restores the colour, and grey has no hue', () => {
  expect(turnedHue('#8d1330', 360)).toBe('#8d1330');
  expect(turnedHue('#808080', 120)).toBe('#808080');
  expect(turnedHue('#8d1330', 16)).not.toBe('#8d1330');
});
