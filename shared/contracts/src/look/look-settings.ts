export const lookRadii = ['sharp', 'soft', 'round'] as const;
export type LookRadius = (typeof lookRadii)[number];

/** A separate font for headings, one font for everything, or the visitor's system font. */
export const lookFonts = ['display', 'even', 'system'] as const;
export type LookFonts = (typeof lookFonts)[number];

/** Looks whose mark a brand can use: a lotus, a sun, a chip. */
export const lookMarks = ['padma', 'verano', 'croupier'] as const;
export type LookMark = (typeof lookMarks)[number];
