import type { Decision, WalletContext } from './wallet-context.ts';
import { playerOf, refuse, sessionOf } from './wallet-context.ts';
import type { OrderOf } from './orders.ts';
import { factsOf } from './session-facts.ts';
import { sessionEnd } from './session-life.ts';
import { savePreviousToken, lockSession, renewSession } from './sessions.store.ts';
import { hashOf, newToken } from './tokens.ts';

/** How long a former token still takes bets: what was under way, or a refresh whose answer was lost. */
const graceMs = 60_000;

/**
 * Gives a live session a new token and more time, never beyond twelve hours after its start. The former
 * token takes bets, and can be refreshed again, for another minute; wins and rollbacks always know it.
 */
export async function refreshSession(
  context: WalletContext,
  request: OrderOf<'refresh'>,
): Promise<Decision> {
  const { tx, core, now } = context;
  const named = await sessionOf(context, request);
  if (!named) return refuse('RS_ERROR_INVALID_TOKEN');
  // Guards are locked before sessions, everywhere.
  const player = { id: named.member_id, brand: named.brand };
  const watch = await context.protection.watch(tx, { staking: [player] });
  await lockSession(tx, named.id);
  // Read again under the lock: another refresh or the session's end may have come first.
  const session = await sessionOf(context, request);
  // Checked first, as for a bet: the session of a member who may not play is not extended.
  if (session?.is_disabled || watch.refusal(player, 0n)) return refuse('RS_ERROR_USER_DISABLED');
  if (!session || session.expires_at <= now) return refuse('RS_ERROR_TOKEN_EXPIRED');
  const token = newToken(core.random);
  const expiresAt = sessionEnd(session.started_at, now);
  await savePreviousToken(tx, session.id, new Date(now.getTime() + graceMs));
  await renewSession(tx, { id: session.id, tokenHash: hashOf(token), expiresAt });
  await watch.write();
  return {
    status: 'RS_OK',
    player: playerOf(session),
    more: {
      token,
      session_expires_at: expiresAt.toISOString(),
      ...factsOf(watch, session, session.won_units - session.staked_units),
    },
  };
}
