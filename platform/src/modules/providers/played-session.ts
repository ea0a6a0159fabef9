import { memberOf, sessionOf, type WalletContext } from './wallet-context.ts';
import type { SessionRow } from './providers.store.ts';
import { lastSession } from './sessions.store.ts';

/**
 * The named session, or the player's last session with this partner: a partner can only name players who
 * played with it.
 */
export async function playedSession(
  context: WalletContext,
  named: { token?: string | undefined; user?: string | undefined },
): Promise<SessionRow | null> {
  const session = await sessionOf(context, named);
  const member = memberOf(session, named);
  if (session || !member) return session;
  return (await lastSession(context.tx, { member, provider: context.partner.id })) ?? null;
}
