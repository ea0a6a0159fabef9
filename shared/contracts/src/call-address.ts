import type { Call } from './call.ts';

export interface CallAddress {
  /** Root-relative, with the query of a read. */
  readonly url: string;
  /** What travels in the body of a call that has one. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Where a call goes: path parameters filled in and escaped, and for a read its other fields as a query. What is absent is left out. */
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
  // In the order of their names: one read has one address, however its input was put together.
  query.sort();
  return query.size > 0 ? `?${query.toString()}` : '';
}
