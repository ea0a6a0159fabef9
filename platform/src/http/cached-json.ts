const texts = new WeakMap<object, string>();

/** Marks an answer that is sent many times: it is serialised once and must not change afterwards. */
export function cacheJson<Value extends object>(value: Value): Value {
  if (!texts.has(value)) texts.set(value, JSON.stringify(value));
  return value;
}

/** A marked answer and its JSON; `undefined` for an unmarked one. */
export function cachedJson(
  value: unknown,
): { readonly of: object; readonly text: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const text = texts.get(value);
  return text === undefined ? undefined : { of: value, text };
}
