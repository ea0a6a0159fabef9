/** A query with other values; empty ones are left out. */
export function changed(
  before: URLSearchParams,
  values: Readonly<Record<string, string>>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values))
    if (value === '') after.delete(name);
    else after.set(name, value);
  return after;
}
