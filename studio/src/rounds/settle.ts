import type { WalletAnswer } from '@croupier/contracts';
import { pauseMs } from '@croupier/provider/retry';
import type { WalletClient } from '@croupier/provider/wallet-client';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/connect.ts';
import type { Tables } from '../db/tables.ts';
import type { Provider } from '../providers/provider.ts';
import { giveOneBack, setRemaining } from './free-rounds.store.ts';
import { roundById, sessionOfRound, takeStep, type Round, type Session } from './rounds.store.ts';

export interface Settling {
  readonly db: Db;
  readonly wallet: WalletClient;
  readonly provider: Provider;
  readonly now: () => Date;
  readonly log: Logger;
}

/** Longer than any single answer of the wallet can take. */
export const leaseMs = 10_000;

/**
 * Takes a round as far as the wallet allows, and returns its new state. The ids of its calls are derived from
 * the round, so a repeat after a crash is the same call.
 */
export async function advance(settling: Settling, start: Round): Promise<Round> {
  const session = await sessionOfRound(settling.db.read, start);
  let round = start;
  while (isUnfinished(round)) {
    const hasMoved = await steps[round.state](settling, round, session);
    round = await roundById(settling.db.read, round.id);
    if (!hasMoved) break;
  }
  return round;
}

type UnfinishedRound = Round & { readonly state: keyof typeof steps };

function isUnfinished(round: Round): round is UnfinishedRound {
  return round.state in steps;
}

const steps = { betting: sendBet, paying: sendWin, 'rolling-back': sendRollback };

/** One attempt: a bet without a clear answer is rolled back, never sent again. */
async function sendBet(settling: Settling, round: Round, session: Session): Promise<boolean> {
  const answer = await settling.wallet.ask('bet', {
    ...movement(round, session),
    ...(round.reward_uuid !== null && { is_free: true, reward_uuid: round.reward_uuid }),
    transaction_uuid: betId(round),
  });
  const { read } = settling.db;
  const from = 'betting';
  if (!answer) return takeStep(read, round.id, { from, to: 'rolling-back' }, fresh(settling));
  if (round.reward_uuid !== null) await countFree(read, round.reward_uuid, answer);
  if (answer.status === 'RS_OK')
    return takeStep(
      read,
      round.id,
      { from, to: round.is_held ? 'open' : 'paying' },
      { ...fresh(settling), ...balanceOf(answer) },
    );
  return takeStep(
    read,
    round.id,
    { from, to: 'refused' },
    { refusal: answer.status, ended_at: settling.now(), ...balanceOf(answer) },
  );
}

/** The wallet counts free rounds; those that it no longer plays are over here, too. */
async function countFree(
  read: Kysely<Tables>,
  reward: string,
  answer: WalletAnswer,
): Promise<void> {
  const isOver = answer.status === 'RS_ERROR_LIMIT_REACHED' || answer.status.includes('_INVALID_');
  const left = answer.free_rounds_left ?? (isOver ? 0 : undefined);
  if (left !== undefined) await setRemaining(read, reward, left);
}

/** Also sent for a win of zero: the wallet learns that the round is over, and its result. */
async function sendWin(settling: Settling, round: Round, session: Session): Promise<boolean> {
  const answer = await settling.wallet.ask('win', {
    ...movement(round, session),
    transaction_uuid: winId(round),
    reference_transaction_uuid: betId(round),
    amount: String(round.win_units),
    round_closed: true,
  });
  return finish(settling, round, { answer, from: 'paying', to: 'closed' });
}

async function sendRollback(settling: Settling, round: Round, session: Session): Promise<boolean> {
  const answer = await settling.wallet.ask('rollback', {
    transaction_uuid: `${round.id}-rollback`,
    reference_transaction_uuid: betId(round),
    round: round.id,
    game_code: session.game_code,
    user: session.player,
  });
  const isBack = await finish(settling, round, { answer, from: 'rolling-back', to: 'cancelled' });
  if (isBack && round.reward_uuid !== null) await giveOneBack(settling.db.read, round.reward_uuid);
  return isBack;
}

interface Ending {
  readonly answer: WalletAnswer | null;
  readonly from: 'paying' | 'rolling-back';
  readonly to: 'closed' | 'cancelled';
}

async function finish(
  settling: Settling,
  round: Round,
  { answer, from, to }: Ending,
): Promise<boolean> {
  const { read } = settling.db;
  if (answer?.status === 'RS_OK') {
    return takeStep(
      read,
      round.id,
      { from, to },
      { ended_at: settling.now(), ...balanceOf(answer) },
    );
  }
  if (answer)
    settling.log.error(
      { round: round.id, step: from, status: answer.status },
      'the wallet refuses to end a round',
    );
  const attempts = round.attempts + 1;
  const due = new Date(settling.now().getTime() + pauseMs(attempts));
  await takeStep(read, round.id, { from, to: from }, { attempts, due_at: due });
  return false;
}

/** Ids of a round's movements are derived from the round. */
export const betId = ({ id }: Pick<Round, 'id'>): string => `${id}-bet`;
export const winId = ({ id }: Pick<Round, 'id'>): string => `${id}-win`;

function movement(round: Round, session: Session) {
  return {
    token: session.wallet_token,
    user: session.player,
    round: round.id,
    round_closed: false,
    currency: session.currency,
    amount: String(round.stake_units),
    game_code: session.game_code,
  };
}

function fresh({ now }: Settling) {
  return { attempts: 0, due_at: new Date(now().getTime() + leaseMs) };
}

function balanceOf({ balance }: WalletAnswer) {
  return balance === undefined ? {} : { balance };
}
