import type { LookSettings } from '../schemas/brand-settings.ts';
import { lookTokens, type LookTokens } from './look-tokens.ts';

/**
 * A style sheet of the look in both themes. It is in the layer `look`: above the built-in looks, and below
 * the visitor's system preferences.
 */
export function lookCss(look: LookSettings): string {
  const rule = (selector: string, tokens: LookTokens) =>
    `${selector}{${Object.entries(tokens)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`;
  const dark = rule(':root', lookTokens(look, 'dark'));
  const light = rule(":root[data-theme='light']", lookTokens(look, 'light'));
  return `@layer look{${dark}${light}}`;
}
