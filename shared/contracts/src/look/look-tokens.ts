import type { Theme } from '../events.ts';
import { accentOf } from './accent.ts';
import { colourOf, hexOf } from './colour.ts';
import type { LookSettings } from '../schemas/brand-settings.ts';
import { readable } from './readable.ts';
import { shapeTokens } from './shape-tokens.ts';
import { tones, type Tones } from './tones.ts';

/** Custom properties by name, such as `--surface-0`. */
export type LookTokens = Readonly<Record<string, string>>;

type LookColours = Pick<LookSettings, 'accent' | 'surfaceHue'>;

/**
 * The design tokens of a look. Every text is readable on every background that its role allows (WCAG 2.2 AA),
 * for all inputs.
 */
export function lookTokens(look: LookSettings, theme: Theme): LookTokens {
  return { ...colourTokens(look, theme), ...shapeTokens(look) };
}

/** Colour of the browser's frame and of the icon: dark enough for a white mark. */
export const frameColourOf = ({ surfaceHue }: LookColours) =>
  hexOf({ lightness: 0.31, chroma: 0.06, hue: surfaceHue });

function colourTokens({ accent: seed, surfaceHue }: LookColours, theme: Theme): LookTokens {
  const tone = tones[theme];
  const backgrounds = backgroundsOf(tone, { surfaceHue, accentHue: colourOf(seed).hue });
  return {
    ...backgrounds,
    ...inksOf(tone, { seed, surfaceHue, backgrounds }),
    ...accentTokens(seed),
    ...lightTokens(tone, { surfaceHue, accentHue: colourOf(seed).hue }),
  };
}

interface Hues {
  readonly surfaceHue: number;
  readonly accentHue: number;
}

function backgroundsOf(tone: Tones, { surfaceHue, accentHue }: Hues) {
  const surface = ([lightness, chroma]: Tones['field']) =>
    hexOf({ lightness, chroma, hue: surfaceHue });
  const soft = (hue: number) => hexOf({ lightness: tone.soft, chroma: 0.04, hue });
  const [ground, raised, high, top] = tone.surfaces;
  return {
    '--surface-0': surface(ground),
    '--surface-1': surface(raised),
    '--surface-2': surface(high),
    '--surface-3': surface(top),
    '--field': surface(tone.field),
    '--line': surface(tone.line),
    '--line-strong': surface(tone.lineStrong),
    '--accent-soft': soft(accentHue),
    '--positive-soft': soft(hues.positive),
    '--negative-soft': soft(hues.negative),
  };
}

const hues = { positive: 155, negative: 25, warning: 85 };

interface InkSeeds {
  readonly seed: string;
  readonly surfaceHue: number;
  readonly backgrounds: ReturnType<typeof backgroundsOf>;
}

function inksOf(tone: Tones, { seed, surfaceHue, backgrounds }: InkSeeds): LookTokens {
  const { hue, chroma } = colourOf(seed);
  const all = Object.entries(backgrounds)
    .filter(([name]) => !name.startsWith('--line'))
    .map(([, ground]) => ground);
  const against = (ratio: number) => ({ backgrounds: all, ratio, toward: tone.inksToward });
  const text = (lightness: number, strength: number, of: number) =>
    readable({ lightness, chroma: strength, hue: of }, against(4.5));
  return {
    '--text': text(tone.text, 0.015, surfaceHue),
    '--text-muted': text(tone.muted, 0.028, surfaceHue),
    '--accent-strong': text(tone.ink, Math.min(chroma, 0.15), hue),
    '--second': text(tone.ink, 0.11, (hue + 300) % 360),
    '--positive': text(tone.ink, 0.14, hues.positive),
    '--negative': text(tone.ink, 0.15, hues.negative),
    '--warning': text(tone.ink, 0.13, hues.warning),
    '--field-line': readable({ lightness: tone.edge, chroma: 0.035, hue: surfaceHue }, against(3)),
    '--accent-edge': readable(
      { lightness: tone.edge, chroma: Math.min(chroma, 0.1), hue },
      against(1.5),
    ),
    '--focus': readable({ lightness: tone.ink, chroma: Math.min(chroma, 0.12), hue }, against(3)),
  };
}

function accentTokens(seed: string): LookTokens {
  const { ground, lit, deep, ink } = accentOf(seed);
  return {
    '--accent': ground,
    '--text-on-accent': ink,
    '--gradient-brand': `linear-gradient(135deg, ${lit}, ${ground} 48%, ${deep})`,
    '--glow-accent': `0 6px 24px -8px ${ground}73`,
    '--hairline':
      'linear-gradient(90deg, transparent, var(--accent-edge) 20%, var(--accent-strong) 50%, var(--accent-edge) 80%, transparent)',
  };
}

/** Colours without text on them: the light behind a page, and the picture of the brand's world. */
function lightTokens({ light, scene, sheen }: Tones, { surfaceHue, accentHue }: Hues): LookTokens {
  const between = (accentHue + 300) % 360;
  const at = (lightness: number, chroma: number, hue: number) => hexOf({ lightness, chroma, hue });
  return {
    '--page-light': `radial-gradient(70% 520px at 78% -120px, ${at(light, 0.06, surfaceHue)}, transparent), radial-gradient(46% 420px at 6% -140px, ${at(light, 0.05, accentHue)}, transparent)`,
    '--veil': `${at(0.13, 0.02, surfaceHue)}b3`,
    '--sheen': sheen,
    '--logo-line': at(scene.line, 0.1, between),
    '--scene-sky-high': at(scene.skyHigh, 0.06, surfaceHue),
    '--scene-sky-middle': at(scene.skyMiddle, 0.08, between),
    '--scene-sky-low': at(scene.skyLow, 0.11, accentHue),
    '--scene-light': at(scene.light, 0.1, accentHue),
    '--scene-water-far': at(scene.waterFar, 0.07, between),
    '--scene-water-near': at(scene.waterNear, 0.06, surfaceHue),
    '--scene-land': at(scene.land, 0.06, surfaceHue),
    '--scene-shade': at(scene.shade, 0.05, surfaceHue),
  };
}
