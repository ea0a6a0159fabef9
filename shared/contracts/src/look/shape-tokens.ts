import type { LookSettings } from '../schemas/brand-settings.ts';
import type { LookFonts, LookRadius } from './look-settings.ts';

type Tokens = Readonly<Record<string, string>>;

const radii: Readonly<Record<LookRadius, readonly [small: string, middle: string, large: string]>> =
  {
    sharp: ['2px', '4px', '6px'],
    soft: ['6px', '10px', '14px'],
    round: ['8px', '12px', '20px'],
  };

const letters: Readonly<Record<LookFonts, Tokens>> = {
  display: {},
  even: { '--font-display': 'var(--font-body)' },
  system: {
    '--font-body': "system-ui, 'Anek Bangla', 'Readex Pro', var(--font-further), sans-serif",
    '--font-display': 'var(--font-body)',
  },
};

export function shapeTokens({ radius, fonts }: Pick<LookSettings, 'radius' | 'fonts'>): Tokens {
  const [small, middle, large] = radii[radius];
  return { '--radius-s': small, '--radius-m': middle, '--radius-l': large, ...letters[fonts] };
}
