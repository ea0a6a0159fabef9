import type { GameId, LaunchParameters } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Member } from '../identity/index.ts';
import { playerOf, refuse, type Decision, type Desk } from './desk.ts';
import { addLaunch, addSession, dropLaunchesBefore, spendLaunch } from './providers.store.ts';
import { hashOf, newToken } from './tokens.ts';
import type { RequestOf } from './wallet-request.ts';

export interface LaunchOrder {
  readonly member: Member;
  readonly game: { readonly id: GameId; readonly provider: string; readonly code: string };
  readonly language: string;
  readonly lobbyUrl: string;
  readonly hostOrigin: string;
}

const trialType = 4;
const launchLifeMs = 60_000;
const sessionLifeMs = 4 * 3_600_000;
const keptAfterMs = 24 * 3_600_000;

/** Makes a launch token, good for one `authenticate` within a minute, and the game's launch parameters. */
export async function prepareLaunch(core: Core, order: LaunchOrder): Promise<LaunchParameters> {
  const { member, game, language } = order;
  const token = newToken(core.random);
  await core.db.transaction((tx) =>
    addLaunch(tx, {
      token_hash: hashOf(token),
      member_id: member.id,
      account: member.account,
      brand: member.brand,
      game_id: game.id,
      provider: game.provider,
      game_code: game.code,
      currency: member.currency,
      language,
      is_play: member.type === trialType,
      expires_at: new Date(core.clock.now().getTime() + launchLifeMs),
      used_at: null,
    }),
  );
  return {
    launch_token: token,
    game_code: game.code,
    language,
    currency: member.currency,
    lobby_url: order.lobbyUrl,
    host_origin: order.hostOrigin,
  };
}

/** Exchanges a launch token for the token of a game session, once. */
export async function authenticate(
  desk: Desk,
  request: RequestOf<'authenticate'>,
): Promise<Decision> {
  const { tx, core, now, partner } = desk;
  const tokenHash = hashOf(request.launch_token);
  const launch = await spendLaunch(tx, { tokenHash, provider: partner.id, now });
  if (!launch) return refuse('RS_ERROR_INVALID_TOKEN');
  if (launch.game_code !== request.game_code) return refuse('RS_ERROR_INVALID_GAME');
  const token = newToken(core.random);
  const expiresAt = new Date(now.getTime() + sessionLifeMs);
  const { token_hash: _spent, expires_at: _was, used_at: _used, ...player } = launch;
  await addSession(tx, {
    ...player,
    id: core.ids.next('gss'),
    token_hash: hashOf(token),
    started_at: now,
    expires_at: expiresAt,
    is_disabled: false,
  });
  return {
    status: 'RS_OK',
    player: playerOf(launch),
    more: { token, language: launch.language, session_expires_at: expiresAt.toISOString() },
  };
}

/** Forgets launch tokens that nobody can use any more. */
export function dropOldLaunches({ db, clock }: Core): Promise<void> {
  return db.transaction((tx) =>
    dropLaunchesBefore(tx, new Date(clock.now().getTime() - keptAfterMs)),
  );
}
