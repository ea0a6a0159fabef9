export const lookRadii = ['sharp', 'soft', 'round'] as const;
export type LookRadius = (typeof lookRadii)[number];

/** A separate font for headings, one font for everything, or the visitor's system font. */
export const lookFonts = ['display', 'even', 'system'] as const;
export type LookFonts = (typeof lookFonts)[number];

/** Looks whose mark a brand can use: a lotus, a sun, a chip. */
export const lookMarks = ['padma', 'verano', 'croupier'] as const;
export type LookMark = (typeof lookMarks)[number];

/**
 * The inputs of a brand's look. Every colour of a page is derived from the accent and the hue of its
 * surfaces.
 */
export interface LookSettings {
  /** Off: the brand's built-in look. */
  readonly isOn: boolean;
  /** Background of buttons and selected items, as `#rrggbb`. */
  readonly accent: string;
  /** Degrees, 0 to 359. */
  readonly surfaceHue: number;
  readonly radius: LookRadius;
  readonly fonts: LookFonts;
  readonly mark: LookMark;
  /** Text beside the mark; empty: the brand's name. */
  readonly word: string;
}
