const texts = new WeakMap<object, string>();

/** Marks an answer that is kept and given many times: it is written as JSON once, and must not change any more. */
export function writtenOnce<Value extends object>(value: Value): Value {
  if (!texts.has(value)) texts.set(value, JSON.stringify(value));
  return value;
}

/** The JSON of a marked answer; `undefined` for any other. */
export function keptJson(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? texts.get(value) : undefined;
}
