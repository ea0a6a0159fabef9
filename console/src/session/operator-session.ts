import type { Client } from '@croupier/client';
import { calls, type OperatorInfo } from '@croupier/contracts';

/**
 * The session of the operator. The credential is a cookie that scripts cannot read; this object stores the
 * handle.
 */
export interface OperatorSession {
  readonly current: () => OperatorInfo | null;
  readonly token: () => string | null;
  /** Resumes the cookie's session, if any. Never rejects: without a session, the sign-in shows. */
  resume(client: Client): Promise<void>;
  readonly signedIn: (operator: OperatorInfo) => void;
  readonly signedOut: () => void;
  readonly subscribe: (changed: () => void) => () => void;
}

export function createOperatorSession(): OperatorSession {
  const listeners = new Set<() => void>();
  let operator: OperatorInfo | null = null;

  function become(next: OperatorInfo | null): void {
    operator = next;
    for (const changed of listeners) changed();
  }

  return {
    current: () => operator,
    token: () => operator?.token ?? null,
    async resume(client) {
      become(await client.call(calls.operatorInfo, undefined).catch(() => null));
    },
    signedIn: become,
    signedOut: () => become(null),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
