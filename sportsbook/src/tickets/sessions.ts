import { randomUUID } from 'node:crypto';
import { renewSession } from '@croupier/provider/stored-rows';
import { hashOf, newToken } from '@croupier/provider/tokens';
import { catalogue } from '../http/catalogue.ts';
import type { BookSession } from '../play-protocol.ts';
import type { Booked } from './place.ts';
import { funPartnerOf, type PlayMoney } from './play-money.ts';
import { addSession, sessionByToken, type Session } from './tickets.store.ts';
import type { Trade } from './trade.ts';

/** A session whose end is this near is refreshed at the next request. */
const refreshedBeforeMs = 30 * 60_000;
const sessionLifeMs = 4 * 3_600_000;

/** Exchanges a launch token, once, for a session of the page. */
export async function openSession(
  { db, partners, walletOf, now }: Trade,
  { launchToken, gameCode }: { readonly launchToken: string; readonly gameCode: string },
): Promise<Booked<BookSession>> {
  const entry = catalogue.find(({ code }) => code === gameCode);
  if (!entry || !partners.includes(entry.vendor)) return { ok: false, code: 'launch-refused' };
  const answer = await walletOf(entry.vendor).ask('authenticate', {
    launch_token: launchToken,
    game_code: gameCode,
  });
  if (!answer) return { ok: false, code: 'wallet-down' };
  const { status, token: walletToken, user, currency, balance } = answer;
  if (status !== 'RS_OK' || !walletToken || !user || !currency)
    return { ok: false, code: 'launch-refused' };
  const token = newToken();
  const ends = Date.parse(answer.session_expires_at ?? '');
  await addSession(db.read, {
    id: randomUUID(),
    token_hash: hashOf(token),
    wallet_token: walletToken,
    partner: entry.vendor,
    player: user,
    currency,
    language: answer.language ?? 'en',
    game_code: gameCode,
    started_at: now(),
    expires_at: new Date(Number.isNaN(ends) ? now().getTime() + sessionLifeMs : ends),
  });
  return { ok: true, value: { token, balance: balance ?? '0' } };
}

/** Opens a session of free play: with play money, and without a launch by the platform. */
export async function openFunSession(
  { db, partners, now }: Pick<Trade, 'db' | 'partners' | 'now'>,
  playMoney: Pick<PlayMoney, 'open'>,
  { gameCode, currency }: { readonly gameCode: string; readonly currency: string },
): Promise<Booked<BookSession>> {
  const found = catalogue.find(({ code }) => code === gameCode);
  const entry = found && partners.includes(found.vendor) ? found : null;
  const player = `fun_${randomUUID()}`;
  const balance = entry ? playMoney.open(player, currency) : null;
  if (!entry || balance === null) return { ok: false, code: 'launch-refused' };
  const token = newToken();
  await addSession(db.read, {
    id: randomUUID(),
    token_hash: hashOf(token),
    wallet_token: player,
    partner: funPartnerOf(entry.vendor),
    player,
    currency,
    language: 'en',
    game_code: gameCode,
    started_at: now(),
    expires_at: new Date(now().getTime() + sessionLifeMs),
  });
  return { ok: true, value: { token, balance: String(balance) } };
}

/** The balance of a session, for example after a reload. */
export async function balanceOf(trade: Trade, session: Session): Promise<Booked<BookSession>> {
  const answer = await trade.walletOf(session.partner).ask('balance', {
    token: session.wallet_token,
    game_code: session.game_code,
  });
  if (!answer) return { ok: false, code: 'wallet-down' };
  if (answer.status !== 'RS_OK') return { ok: false, code: 'session-lost' };
  return { ok: true, value: { balance: answer.balance ?? '0' } };
}

/** The session of a token, with more time if it ends soon; `null` after its end. */
export async function sessionOf(trade: Trade, token: string): Promise<Session | null> {
  const session = await sessionByToken(trade.db.read, hashOf(token));
  const now = trade.now();
  if (!session || session.expires_at <= now) return null;
  if (session.expires_at.getTime() - now.getTime() >= refreshedBeforeMs) return session;
  const answer = await trade.walletOf(session.partner).ask('refresh', {
    token: session.wallet_token,
  });
  const expires_at = new Date(answer?.session_expires_at ?? '');
  if (answer?.status !== 'RS_OK' || !answer.token || Number.isNaN(expires_at.getTime()))
    return session;
  const renewed = { ...session, wallet_token: answer.token, expires_at };
  await renewSession(trade.db.read, renewed);
  return renewed;
}
