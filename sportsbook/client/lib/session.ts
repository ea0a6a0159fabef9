import type { TicketView } from '../../src/play-protocol.ts';
import { BookFailed, openSession, resumeSession, type Failure } from './server.ts';
import { createStore } from './store.ts';

export type SessionState =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly balance: string }
  | { readonly state: 'failed'; readonly code: Failure['code'] };

export const session = createStore<SessionState>({ state: 'opening' });

export async function beginSession(): Promise<void> {
  session.set({ state: 'opening' });
  await take(openSession());
}

/** Asks for the balance again, after a payment for example. */
export const refreshBalance = (): Promise<void> => take(resumeSession());

async function take(opening: ReturnType<typeof openSession>): Promise<void> {
  try {
    const { balance } = await opening;
    session.set({ state: 'open', balance });
  } catch (error) {
    const code = error instanceof BookFailed ? error.failure.code : 'offline';
    // A lost connection does not end a session that was open.
    if (session.get().state !== 'open' || code === 'session-lost')
      session.set({ state: 'failed', code });
  }
}

export function showBalance({ balance }: Pick<TicketView, 'balance'>): void {
  if (balance !== null) session.set({ state: 'open', balance });
}
