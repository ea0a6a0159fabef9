import { lookCss, type LookSettings } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import { hashed, type InlineStyle } from './asset-build.ts';

/** A brand's settings object stays the same until the settings change. */
const stored = new WeakMap<LookSettings, InlineStyle>();

/** The style sheet of a brand's own look; `null`: the brand has the built-in look. */
export function lookStyleOf({ settings: { look } }: Pick<Brand, 'settings'>): InlineStyle | null {
  if (!look.isOn) return null;
  const known = stored.get(look);
  if (known) return known;
  const style = hashed(lookCss(look));
  stored.set(look, style);
  return style;
}
