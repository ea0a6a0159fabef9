/** Formats the audit trail's JSON with one value per line; other values are unchanged. */
export function nonEmptyLines(kept: string): string {
  if (!kept.startsWith('{')) return kept;
  try {
    const values: unknown = JSON.parse(kept);
    return Object.entries(values ?? {})
      .map(
        ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
      )
      .join('\n');
  } catch {
    return kept;
  }
}
