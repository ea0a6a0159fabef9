/** Short values that were typed one a line, or between commas and spaces. */
export const linesOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);
