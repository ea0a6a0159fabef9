import { memberOf, sessionOf, type WalletContext } from './wallet-context.ts';
import type { SessionRow } from './providers.store.ts';
import { lastSession } from './sessions.store.ts';

/** The named session, or the player's last one with this partner: nobody else's player is theirs to name. */
export async function playedSession(
  context: WalletContext,
  named: { token?: string | undefined; user?: string | undefined },
): Promise<SessionRow | null> {
  const session = await sessionOf(context, named);
  const member = memberOf(session, named);
  if (session || !member) return session;
  return (await lastSession(context.tx, { member, provider: context.partner.id })) ?? null;
}
