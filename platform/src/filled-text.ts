/** A text with what stands in its `{{name}}`s; `gap` where nothing is known of one. */
export const filledText = (
  text: string,
  fills: Readonly<Record<string, string>>,
  gap: string,
): string => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => fills[name] ?? gap);
