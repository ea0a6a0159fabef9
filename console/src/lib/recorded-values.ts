export interface RecordedValue {
  /** The names on the way to the value, such as `terms.times`. */
  readonly path: string;
  readonly value: string;
}

/** The single values of an object that the audit trail stores as JSON; `null` for any other text. */
export function recordedValues(stored: string): readonly RecordedValue[] | null {
  if (!stored.startsWith('{')) return null;
  try {
    return leavesOf(JSON.parse(stored), '');
  } catch {
    return null;
  }
}

function leavesOf(value: unknown, path: string): readonly RecordedValue[] {
  if (typeof value !== 'object' || value === null) return [{ path, value: textOf(value) }];
  if (Array.isArray(value) && value.every(isPlain))
    return [{ path, value: value.map(textOf).join(', ') || '—' }];
  const entries = Object.entries(value);
  if (entries.length === 0 && path) return [{ path, value: '—' }];
  // People count from one.
  const nameOf = (key: string) => (Array.isArray(value) ? String(Number(key) + 1) : key);
  return entries.flatMap(([key, inner]) =>
    leavesOf(inner, path ? `${path}.${nameOf(key)}` : nameOf(key)),
  );
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

function textOf(value: unknown): string {
  if (value === null || value === '') return '—';
  return String(value);
}
