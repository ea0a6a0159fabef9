import { lookCss, type LookSettings } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import { hashed, type InlineStyle } from './asset-build.ts';

/** The settings of a brand stay one object until somebody changes them. */
const kept = new WeakMap<LookSettings, InlineStyle>();

/** The style sheet of a look that is the brand's own; `null`: the brand wears the one that is built in. */
export function lookStyleOf({ settings: { look } }: Pick<Brand, 'settings'>): InlineStyle | null {
  if (!look.isOn) return null;
  const known = kept.get(look);
  if (known) return known;
  const style = hashed(lookCss(look));
  kept.set(look, style);
  return style;
}
