import { renderToStaticMarkup } from 'react-dom/server';
import { CoverArt } from './cover-art.tsx';
import { coverPlan } from './cover-plan.ts';
import { turnedHue } from '../drawing/turned-hue.ts';

const seeds = Array.from({ length: 10_000 }, (_, index) => `game-${index}`);

/** What is seen at a glance: subject, scene, light, side and pose, without the small lights. */
const atAGlance = (seed: string) => {
  const { subject, scene, colours, isMirrored, pose } = coverPlan(seed);
  return JSON.stringify([subject.words.source, scene, colours, isMirrored, pose]);
};

/** What is drawn, without the names that a page gives to its gradients. */
const drawn = (seed: string) =>
  renderToStaticMarkup(<CoverArt seed={seed} />).replaceAll(/(id="|url\(#)[^")]*/g, '$1');

test('ten thousand games look different at a glance but for one in a hundred', () => {
  expect(new Set(seeds.map(atAGlance)).size).toBeGreaterThan(9_900);
});

test('of ten thousand games no two have the same picture', () => {
  const plans = seeds.map((seed) => {
    const { glow, sparks } = coverPlan(seed);
    return JSON.stringify([atAGlance(seed), glow, sparks]);
  });
  expect(new Set(plans).size).toBe(seeds.length);
});

test('what a plan says is what is drawn, each time', () => {
  const some = seeds.slice(0, 200);
  expect(new Set(some.map(drawn)).size).toBe(some.length);
  expect(drawn('game-4711')).toBe(drawn('game-4711'));
});

test('a hue turned around is itself again, and grey has none', () => {
  expect(turnedHue('#8d1330', 360)).toBe('#8d1330');
  expect(turnedHue('#808080', 120)).toBe('#808080');
  expect(turnedHue('#8d1330', 16)).not.toBe('#8d1330');
});
