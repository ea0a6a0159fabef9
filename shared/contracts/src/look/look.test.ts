import { accentOf } from './accent.ts';
import { colourOf, contrastOf, hexOf } from './colour.ts';
import { lookCss } from './look-css.ts';
import type { LookSettings } from '../schemas/brand-settings.ts';
import { frameColourOf, lookTokens } from './look-tokens.ts';

const coral: LookSettings = {
  isOn: true,
  accent: '#ff7a63',
  surfaceHue: 268,
  radius: 'sharp',
  fonts: 'even',
  mark: 'verano',
  word: '',
};

test.each(['#000000', '#ffffff', '#ff7a63', '#0f8163', '#7b61ff'])(
  '%s survives the conversion to a colour and back',
  (hex) => {
    expect(hexOf(colourOf(hex))).toBe(hex);
  },
);

test('a colour outside of the gamut keeps its lightness and hue, and loses chroma', () => {
  const shown = colourOf(hexOf({ lightness: 0.7, chroma: 0.4, hue: 150 }));
  expect(shown.lightness).toBeCloseTo(0.7, 1);
  expect(shown.hue).toBeCloseTo(150, -1);
  expect(shown.chroma).toBeLessThan(0.3);
});

test('black on white is 21 to 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('a readable accent is used unchanged; one without readable text is corrected', () => {
  expect(accentOf('#ffb423').ground).toBe('#ffb423');
  const grey = accentOf('#7f7f7f');
  expect(grey.ground).not.toBe('#7f7f7f');
  expect(contrastOf(grey.ground, grey.ink)).toBeGreaterThan(4.5);
});

test('the same inputs give the same look, and another hue gives other surfaces', () => {
  expect(lookCss(coral)).toBe(lookCss({ ...coral }));
  expect(lookTokens({ ...coral, surfaceHue: 160 }, 'dark')['--surface-1']).not.toBe(
    lookTokens(coral, 'dark')['--surface-1'],
  );
});

test('a white mark is visible on the icon’s colour, for every hue', () => {
  for (let surfaceHue = 0; surfaceHue < 360; surfaceHue += 15)
    expect(contrastOf(frameColourOf({ ...coral, surfaceHue }), '#ffffff')).toBeGreaterThan(7);
});

test('the style sheet is in the layer of looks, sets both themes, and cannot close its element', () => {
  const css = lookCss(coral);
  expect(css.startsWith('@layer look{:root{--surface-0:#')).toBe(true);
  expect(css).toContain(":root[data-theme='light']{--surface-0:#");
  expect(css).toContain('--radius-m:4px');
  expect(css).not.toContain('<');
});
