export interface Difference {
  /** Path to the value, such as `channels.0.url`. */
  readonly path: string;
  /** Empty if there was, or is, no value. */
  readonly before: string;
  readonly after: string;
}

/** The differences between two values, each leaf by its path. */
export function differences(before: unknown, after: unknown, path = ''): readonly Difference[] {
  if (isBranch(before) && isBranch(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      differences(valueAt(before, key), valueAt(after, key), path ? `${path}.${key}` : key),
    );
  }
  const shown = { path, before: textOf(before), after: textOf(after) };
  return shown.before === shown.after ? [] : [shown];
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function valueAt(branch: object, key: string): unknown {
  return Object.entries(branch).find(([name]) => name === key)?.[1];
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
