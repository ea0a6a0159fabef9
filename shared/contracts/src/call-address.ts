import type { Call } from './call.ts';

export interface CallAddress {
  /** Root-relative, with the query of a read. */
  readonly url: string;
  /** The body, for a call that has one. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * The address of a call: path parameters filled in and escaped; for a read the other fields become the query.
 * Absent fields are left out.
 */
export function callAddress(
  { method, path }: Pick<Call, 'method' | 'path'>,
  input: unknown,
): CallAddress {
  const body: Record<string, unknown> = { ...(typeof input === 'object' ? input : {}) };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = body[name];
    delete body[name];
    return encodeURIComponent(String(value));
  });
  return hasBody(method) ? { url: filled, body } : { url: filled + queryOf(body), body: {} };
}

export const hasBody = (method: Call['method']) => method !== 'GET' && method !== 'DELETE';

function queryOf(fields: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) query.append(name, String(value));
  // Sorted by name: the same read always has the same address.
  query.sort();
  return query.size > 0 ? `?${query.toString()}` : '';
}
