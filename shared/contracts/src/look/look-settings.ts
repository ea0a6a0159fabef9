export const lookRadii = ['sharp', 'soft', 'round'] as const;
export type LookRadius = (typeof lookRadii)[number];

/** A letter of its own for headings, one letter for everything, or the letters of the visitor's system. */
export const lookFonts = ['display', 'even', 'system'] as const;
export type LookFonts = (typeof lookFonts)[number];

/** Looks whose mark a brand can carry: a lotus, a sun, a chip. */
export const lookMarks = ['padma', 'verano', 'croupier'] as const;
export type LookMark = (typeof lookMarks)[number];

/** What a brand's look is made from. Every colour of a page follows from the accent and the hue of its surfaces. */
export interface LookSettings {
  /** Off: the look that was built in for the brand. */
  readonly isOn: boolean;
  /** Ground of buttons and of what is chosen, as `#rrggbb`. */
  readonly accent: string;
  /** Degrees, 0 to 359. */
  readonly surfaceHue: number;
  readonly radius: LookRadius;
  readonly fonts: LookFonts;
  readonly mark: LookMark;
  /** Beside the mark; empty: the brand's name. */
  readonly word: string;
}
