import {
  formatAmount,
  trialType,
  type CatalogueGame,
  type CurrencyPosition,
  type GameId,
  type LaunchParameters,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Member } from '../identity/index.ts';
import type { LooseningDelay } from '../protection/index.ts';
import { dayjs } from '../../zoned-time.ts';
import {
  playerOf,
  refuse,
  type Decision,
  type WalletContext,
  type IsSignedIn,
} from './wallet-context.ts';
import type { LaunchRow, PlayerOfGame } from './providers.store.ts';
import {
  addLaunch,
  addSession,
  dropLaunchesBefore,
  endSessions,
  spendLaunch,
} from './sessions.store.ts';
import { walletFreeRoundsOf } from './free-rounds-notifier.ts';
import { playableFreeRounds } from './free-rounds.store.ts';
import { factsOf } from './session-facts.ts';
import { sessionEnd } from './session-life.ts';
import { hashOf, newToken } from './tokens.ts';
import type { OrderOf } from './orders.ts';
import type { Partner } from './partners.ts';

export interface LaunchOrder {
  readonly member: Member;
  readonly game: {
    readonly id: GameId;
    readonly provider: string;
    readonly code: string;
    readonly kind: CatalogueGame['kind'];
  };
  readonly language: string;
  readonly country: string | null;
  readonly currencyPosition: CurrencyPosition;
  readonly lobbyUrl: string;
  readonly hostOrigin: string;
  /** The round to show, by the provider's name for it. */
  readonly shownRound?: string;
}

export interface LaunchTerms {
  readonly partner: Partner;
  readonly pace: LooseningDelay;
  /** The most that the brand's jurisdiction lets one play of the game stake; `null` for no limit. */
  readonly maxStake: bigint | null;
  readonly isSignedIn: IsSignedIn;
}

const launchLifeMs = 60_000;
const retentionHours = 24;

/**
 * Makes a launch token, good for one `authenticate` within a minute, and the game's launch parameters. A partner
 * without such a call gets a session at once. `null` for a member who has signed out meanwhile.
 */
export async function prepareLaunch(
  core: Core,
  order: LaunchOrder,
  { partner, pace, maxStake, isSignedIn }: LaunchTerms,
): Promise<LaunchParameters | null> {
  const token = newToken(core.random);
  const now = core.clock.now();
  const minCycleMs = cycleOf(order, pace);
  const maxStakeUnits = lowerOf(maxStake, partner.maxStake[order.member.currency] ?? null);
  const free = await core.db.transaction(async (tx) => {
    const player = playerIn(order);
    if (!partner.launchesWithSession)
      await addLaunch(tx, launchRow(player, { token, now, minCycleMs, maxStakeUnits }));
    else if (await isSignedIn(tx, player.member_id))
      await openSession(tx, core, { player, token, now });
    else return null;
    return partner.offersFreeRounds ? playableIn(tx, player, now) : [];
  });
  if (!free) return null;
  return {
    launch_token: token,
    ...placeOf(order),
    min_cycle_ms: String(minCycleMs),
    ...(maxStakeUnits !== null && { max_stake: formatAmount(maxStakeUnits) }),
    ...(free.length > 0 && { free_rounds: free.map(({ id }) => id).join() }),
  };
}

/** The player's free rounds in the game that is opened. */
function playableIn(
  tx: Tx,
  { member_id: member, provider, game_code: gameCode, currency }: PlayerOfGame,
  now: Date,
) {
  return playableFreeRounds(tx, { member, provider, gameCode, currency, now });
}

interface NewLaunch {
  readonly token: string;
  readonly now: Date;
  readonly minCycleMs: number;
  readonly maxStakeUnits: bigint | null;
}

function launchRow(
  player: PlayerOfGame,
  { token, now, minCycleMs, maxStakeUnits }: NewLaunch,
): LaunchRow {
  return {
    ...player,
    token_hash: hashOf(token),
    expires_at: new Date(now.getTime() + launchLifeMs),
    used_at: null,
    min_cycle_ms: minCycleMs,
    max_stake_units: maxStakeUnits,
  };
}

function playerIn({ member, game, language, country }: LaunchOrder): PlayerOfGame {
  return {
    member_id: member.id,
    account: member.account,
    brand: member.brand,
    game_id: game.id,
    provider: game.provider,
    game_code: game.code,
    currency: member.currency,
    language,
    is_play: member.type === trialType,
    country,
  };
}

/** Where the game is shown, and the site's pages that the game links to. */
function placeOf(order: LaunchOrder) {
  const { game, member, language, currencyPosition, lobbyUrl, hostOrigin, shownRound } = order;
  return {
    game_code: game.code,
    language,
    currency: member.currency,
    currency_position: currencyPosition,
    lobby_url: lobbyUrl,
    host_origin: hostOrigin,
    cashier_url: `${hostOrigin}/?centre=member-centre&page=depositv2`,
    history_url: `${hostOrigin}/?centre=member-centre&page=transactionHistory`,
    rg_url: `${hostOrigin}/play-safely`,
    reality_check_url: `${hostOrigin}/play-safely`,
    session_timeout_url: `${hostOrigin}/`,
    autoplay: 'off',
    ...(shownRound !== undefined && { show_round: shownRound }),
  } as const;
}

/** The lower of two limits; `null` for no limit. */
const lowerOf = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null || (other !== null && other < one) ? other : one;

const cycleOf = ({ game }: LaunchOrder, { slotsMs, othersMs }: LooseningDelay) =>
  game.kind === 'RNG' ? slotsMs : othersMs;

interface NewSession {
  readonly player: PlayerOfGame;
  readonly token: string;
  readonly now: Date;
}

/** An earlier session of the game accepts no more bets. */
async function openSession(
  tx: Tx,
  { ids }: Pick<Core, 'ids'>,
  { player, token, now }: NewSession,
): Promise<Date> {
  const { member_id: member, provider, game_id: game } = player;
  const expiresAt = sessionEnd(now, now);
  await endSessions(tx, { member, provider, game }, now);
  await addSession(tx, {
    ...player,
    id: ids.next('gss'),
    token_hash: hashOf(token),
    started_at: now,
    expires_at: expiresAt,
    is_disabled: false,
  });
  return expiresAt;
}

/**
 * Exchanges a launch token for the token of a game session, once; an earlier session of the game accepts no
 * more bets.
 */
export async function authenticate(
  context: WalletContext,
  request: OrderOf<'authenticate'>,
): Promise<Decision> {
  const { tx, core, now, partner } = context;
  const tokenHash = hashOf(request.launch_token);
  const launch = await spendLaunch(tx, { tokenHash, provider: partner.id, now });
  // Who signs out while a game is being opened has no game afterwards.
  if (!launch || !(await context.isSignedIn(tx, launch.member_id)))
    return refuse('RS_ERROR_INVALID_TOKEN');
  if (request.game_code !== undefined && request.game_code !== launch.game_code)
    return refuse('RS_ERROR_INVALID_GAME');
  const token = newToken(core.random);
  const { token_hash: _spent, expires_at: _was, used_at: _used, ...terms } = launch;
  const { min_cycle_ms, max_stake_units, ...player } = terms;
  // Lock order: guards first. A bet locks the guard when it counts in its session.
  const watch = await context.protection.watch(tx, { staking: [], others: [launch.member_id] });
  const expiresAt = await openSession(tx, core, { player, token, now });
  const free = partner.offersFreeRounds ? await playableIn(tx, player, now) : [];
  return {
    status: 'RS_OK',
    player: playerOf(launch),
    more: {
      token,
      language: launch.language,
      session_expires_at: expiresAt.toISOString(),
      min_cycle_ms,
      ...(max_stake_units !== null && { max_stake: String(max_stake_units) }),
      ...(partner.offersFreeRounds && { free_rounds: free.map(walletFreeRoundsOf) }),
      ...factsOf(watch, { member_id: launch.member_id, started_at: now }, 0n),
    },
  };
}

/** Deletes expired launch tokens. */
export function dropOldLaunches({ db, clock }: Core): Promise<void> {
  return db.transaction((tx) =>
    dropLaunchesBefore(tx, dayjs.utc(clock.now()).subtract(retentionHours, 'hour').toDate()),
  );
}
