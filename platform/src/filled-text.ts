/** Replaces each `{{name}}` of a text by its value; a missing value shows as `gap`. */
export const filledText = (
  text: string,
  fills: Readonly<Record<string, string>>,
  gap: string,
): string => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => fills[name] ?? gap);
