import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const sheets = ['palette.css', 'scale.css', 'padma.css', 'verano.css'].map(read).join('\n');

/** Properties of the rules whose selectors hold for a look and a theme, later rules over earlier ones. */
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
  ['--text', '--accent-soft'],
  ['--text-muted', '--accent-soft'],
  ['--accent-strong', '--accent-soft'],
  ['--text-on-accent', '--accent'],
  ['--positive', '--positive-soft'],
  ['--negative', '--negative-soft'],
];
const partPairs = [
  ...surfaces.map((ground) => ['--focus', ground]),
  ['--field-line', '--field'],
  ['--field-line', '--surface-1'],
];

const looks = ['padma', 'verano'].flatMap((look) =>
  ['light', 'dark'].map((theme) => [look, theme] as const),
);

describe.each(looks)('%s, %s', (look, theme) => {
  const tokens = tokensOf(look, theme);
  const ratio = ([ink = '', ground = '']: readonly string[]) =>
    contrast(colourOf(tokens, `var(${ink})`), colourOf(tokens, `var(${ground})`));

  test('text stands out from its ground by 4.5', () => {
    expect(
      textPairs
        .filter((pair) => ratio(pair) < 4.5)
        .map((pair) => `${pair.join(' on ')} ${ratio(pair).toFixed(2)}`),
    ).toEqual([]);
  });

  test('focus rings and the lines of fields stand out by 3', () => {
    expect(
      partPairs
        .filter((pair) => ratio(pair) < 3)
        .map((pair) => `${pair.join(' on ')} ${ratio(pair).toFixed(2)}`),
    ).toEqual([]);
  });

  test('the text of a primary button reads on every stop of its gradient', () => {
    const stops =
      (tokens.get('--gradient-brand') ?? '').match(/var\(--[\w-]+\)|#[0-9a-f]{6}/g) ?? [];
    expect(stops.length).toBeGreaterThan(2);
    const ink = colourOf(tokens, 'var(--text-on-accent)');
    for (const stop of stops) expect(contrast(ink, colourOf(tokens, stop))).toBeGreaterThan(4.5);
  });
});

test('black on white is 21 to 1, and equal colours 1 to 1: the measure itself is right', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([90, 90, 90], [90, 90, 90])).toBe(1);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

/** `--accent` is a ground: as ink it is too light on light surfaces, and `--accent-strong` stands in for it. */
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

test('no style sheet writes in the colour of the accent', () => {
  expect(moduleSheets.length).toBeGreaterThan(40);
  expect(moduleSheets.filter((sheet) => accentAsInk.test(readFileSync(sheet, 'utf8')))).toEqual([]);
});

test('a text in the colour of the accent would be found', () => {
  expect(accentAsInk.test('.more { color: var(--accent); }')).toBe(true);
  expect(
    accentAsInk.test('.dot { background-color: var(--accent); stop-color: var(--accent); }'),
  ).toBe(false);
});
