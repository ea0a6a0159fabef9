import { CallFailed } from './call-failed.ts';

/**
 * A request that got no answer. A browser gives the same error whether it has no line, the server refused the
 * connection or an answer broke off: only where it says that it is offline does the visitor read that.
 */
export function unreached(cause: unknown): CallFailed {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return Object.assign(new CallFailed({ code: isOffline ? 'offline' : 'unavailable' }), { cause });
}
