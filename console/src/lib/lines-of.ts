/** Splits typed text into short values, separated by line breaks, commas or spaces. */
export const linesOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);
