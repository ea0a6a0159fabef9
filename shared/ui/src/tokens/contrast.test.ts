import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookFonts, lookRadii, lookTokens, type LookSettings } from '@croupier/contracts';
import { seedOf } from '../drawing/seed.ts';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const sheets = ['palette.css', 'scale.css', 'padma.css', 'verano.css'].map(read).join('\n');

/** Properties of the rules whose selectors match a look and a theme; later rules override earlier ones. */
function tokensOf(look: string, theme: string): Map<string, string> {
  const holding = [':root'];
  if (theme === 'light') holding.push(`:root[data-theme='light']`);
  if (look !== 'padma') holding.push(`:root[data-brand='${look}']`);
  if (look !== 'padma' && theme === 'light')
    holding.push(`:root[data-brand='${look}'][data-theme='light']`);
  const tokens = new Map<string, string>();
  for (const selector of holding) {
    for (const [, rule = '', body = ''] of sheets
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (rule.trim() !== selector) continue;
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
        tokens.set(name, value);
    }
  }
  return tokens;
}

function colourOf(tokens: Map<string, string>, value: string): readonly number[] {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name) return colourOf(tokens, tokens.get(name) ?? `${name} is not there`);
  const hex = /^#([0-9a-f]{6})$/.exec(value)?.[1];
  if (!hex) throw new Error(`${value} is no colour that this test can read`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Relative luminance and contrast, WCAG 2.2. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['--surface-0', '--surface-1', '--surface-2', '--surface-3'];
const inks = [
  '--text',
  '--text-muted',
  '--accent-strong',
  '--second',
  '--positive',
  '--negative',
  '--warning',
];

const textPairs = [
  ...surfaces.flatMap((ground) => inks.map((ink) => [ink, ground])),
  ['--text', '--field'],
  ['--text-muted', '--field'],
  ['--accent-strong', '--field'],
  ['--negative', '--field'],
  ['--text', '--accent-soft'],
  ['--text-muted', '--accent-soft'],
  ['--accent-strong', '--accent-soft'],
  ['--text-on-accent', '--accent'],
  ['--text', '--negative-soft'],
  ['--text', '--positive-soft'],
  ['--positive', '--positive-soft'],
  ['--negative', '--negative-soft'],
  ['--surface-0', '--negative'],
];
const partPairs = [
  ...surfaces.map((ground) => ['--focus', ground]),
  ['--field-line', '--field'],
  ['--field-line', '--surface-1'],
];

const looks = ['padma', 'verano'].flatMap((look) =>
  ['light', 'dark'].map((theme) => [look, theme] as const),
);

/** Pairs of text colour and background whose contrast is too low. */
function tooClose(
  tokens: Map<string, string>,
  pairs: readonly (readonly string[])[],
  least: number,
): readonly string[] {
  return pairs.flatMap(([ink = '', ground = '']) => {
    const ratio = contrast(colourOf(tokens, `var(${ink})`), colourOf(tokens, `var(${ground})`));
    return ratio < least ? [`${ink} on ${ground} ${ratio.toFixed(2)}`] : [];
  });
}

function buttonStops(tokens: Map<string, string>): readonly number[] {
  const stops = (tokens.get('--gradient-brand') ?? '').match(/var\(--[\w-]+\)|#[0-9a-f]{6}/g) ?? [];
  const ink = colourOf(tokens, 'var(--text-on-accent)');
  return stops.map((stop) => contrast(ink, colourOf(tokens, stop)));
}

describe.each(looks)('%s, %s', (look, theme) => {
  const tokens = tokensOf(look, theme);

  test('text has a contrast of at least 4.5 to its background', () => {
    expect(tooClose(tokens, textPairs, 4.5)).toEqual([]);
  });

  test('focus rings and field borders have a contrast of at least 3', () => {
    expect(tooClose(tokens, partPairs, 3)).toEqual([]);
  });

  test('the text of a primary button is readable on every stop of its gradient', () => {
    expect(buttonStops(tokens).length).toBeGreaterThan(2);
    expect(Math.min(...buttonStops(tokens))).toBeGreaterThan(4.5);
  });
});

/** Any colour and any hue, also unsuitable ones: black, white, grey, the background's own colour. */
function aLook(name: string): LookSettings {
  const random = seedOf(name);
  const digits = () => random.below(256).toString(16).padStart(2, '0');
  return {
    isOn: true,
    accent: `#${digits()}${digits()}${digits()}`,
    surfaceHue: random.below(360),
    radius: random.one(lookRadii),
    fonts: random.one(lookFonts),
    mark: 'croupier',
    word: '',
  };
}

const hardAccents = ['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#ff0000', '#00ff00'];
const ownLooks = [
  ...hardAccents.map((accent) => ({ ...aLook(accent), accent })),
  ...Array.from({ length: 200 }, (_, index) => aLook(`look ${index}`)),
];

test.each(['light', 'dark'] as const)(
  'a look generated from any seed colours is as readable as a hand-made one, %s',
  (theme) => {
    for (const look of ownLooks) {
      const own = new Map(Object.entries(lookTokens(look, theme)));
      const found = [
        ...tooClose(own, textPairs, 4.5),
        ...tooClose(own, partPairs, 3),
        ...buttonStops(own).filter((ratio) => ratio < 4.5),
      ];
      expect({ look, found }).toEqual({ look, found: [] });
      expect(buttonStops(own)).toHaveLength(3);
    }
  },
);

test('a generated look sets every role colour that the built-in looks set', () => {
  const own = new Set(Object.keys(lookTokens(aLook('whole'), 'dark')));
  const drawn = [...read('verano.css').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name);
  expect(drawn.length).toBeGreaterThan(30);
  expect([...new Set(drawn)].filter((name) => !own.has(name))).toEqual(keptOfTheGround);
});

/** Shapes and shadows come from the base look. */
const keptOfTheGround = ['--ornament', '--shadow-1', '--shadow-2', '--shadow-3'];

test('black on white is 21 to 1 and equal colours are 1 to 1: the contrast function is correct', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([90, 90, 90], [90, 90, 90])).toBe(1);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

/**
 * `--accent` is a background colour: as text it is too light on light surfaces; text uses `--accent-strong`.
 */
const accentAsInk = /(?<![\w-])color:\s*var\(--accent\)/;

const root = join(__dirname, '../../../..');

function sheetsOf(source: string): readonly string[] {
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(source, file));
}

const moduleSheets = ['.', 'shared']
  .flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name, 'src')),
  )
  .flatMap(sheetsOf);

test('no style sheet uses the accent as a text colour', () => {
  expect(moduleSheets.length).toBeGreaterThan(40);
  expect(moduleSheets.filter((sheet) => accentAsInk.test(readFileSync(sheet, 'utf8')))).toEqual([]);
});

/** Pairs of text colour and background that the same rule sets. */
function pairsIn(css: string): readonly string[] {
  return [...css.matchAll(/{([^{}]*)}/g)].flatMap(([, rule = '']) => {
    const ground = /background(?:-color)?:\s*var\((--[\w-]+)\)/.exec(rule)?.[1];
    const ink = /(?<![\w-])color:\s*var\((--[\w-]+)\)/.exec(rule)?.[1];
    return ground && ink ? [`${ink} on ${ground}`] : [];
  });
}

// Other tests measure each stop of the gradient.
const measured = new Set([
  ...textPairs.map(([ink, ground]) => `${ink} on ${ground}`),
  '--text-on-accent on --gradient-brand',
]);

test('every pair of text and background set in one rule is measured', () => {
  const stated = moduleSheets.flatMap((sheet) => pairsIn(readFileSync(sheet, 'utf8')));
  expect(new Set(stated).size).toBeGreaterThan(12);
  expect(stated.filter((pair) => !measured.has(pair))).toEqual([]);
});

test('the pattern detects text in the accent colour', () => {
  expect(accentAsInk.test('.more { color: var(--accent); }')).toBe(true);
  expect(
    accentAsInk.test('.dot { background-color: var(--accent); stop-color: var(--accent); }'),
  ).toBe(false);
});
