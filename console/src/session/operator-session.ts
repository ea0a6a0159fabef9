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
  /** The name of the operator who is signed in now, if another tab signed in another operator. */
  readonly holder: () => string | null;
  /** An answer of the platform said that this browser has the session of another operator now. */
  readonly becomeStale: (name: string) => void;
  readonly subscribe: (changed: () => void) => () => void;
}

export function createOperatorSession(): OperatorSession {
  const listeners = new Set<() => void>();
  let operator: OperatorInfo | null = null;
  let holder: string | null = null;

  function become(next: OperatorInfo | null, nextHolder: string | null = null): void {
    operator = next;
    holder = nextHolder;
    for (const changed of listeners) changed();
  }

  return {
    current: () => operator,
    token: () => operator?.token ?? null,
    async resume(client) {
      become(await client.call(calls.operatorInfo, undefined).catch(() => null));
    },
    signedIn: (next) => become(next),
    signedOut: () => become(null),
    holder: () => holder,
    becomeStale: (name) => become(operator, name),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Shows whose session this browser has now. The client sends no handle, so the cookie alone answers. Never rejects. */
export async function showHolder(client: Client, session: OperatorSession): Promise<void> {
  const holder = await client.call(calls.operatorInfo, undefined).catch(() => null);
  if (holder) session.becomeStale(holder.name);
}
