import { memberOf, sessionOf, type Desk } from './desk.ts';
import type { SessionRow } from './providers.store.ts';
import { lastSession } from './sessions.store.ts';

/** The named session, or the player's last one with this partner: nobody else's player is theirs to name. */
export async function playedSession(
  desk: Desk,
  named: { token?: string | undefined; user?: string | undefined },
): Promise<SessionRow | null> {
  const session = await sessionOf(desk, named);
  const member = memberOf(session, named);
  if (session || !member) return session;
  return (await lastSession(desk.tx, { member, provider: desk.partner.id })) ?? null;
}
