import { freeRoundsPath, type ProviderFreeRounds } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { signedHeaders } from '../../http/signature.ts';
import type { Live } from '../live/index.ts';
import { storeNotice, leaseUnsent, type FreeRoundsRow } from './free-rounds.store.ts';
import { signingKeyOf, type Partner, type Partners } from './partners.ts';
import { newToken } from './tokens.ts';

const timeoutMs = 5_000;
/** Longer than a notice takes, so that no other process sends it meanwhile. */
const leaseMs = 30_000;
const atOnce = 20;
const pausesS = [5, 15, 60, 300, 1_800];
const attemptsAtMost = 60;

/** Notifies the member's pages that free rounds were granted, played or ended. */
export function publishFreeRounds(
  tx: Tx,
  live: Pick<Live, 'publishAll'>,
  rows: readonly Pick<FreeRoundsRow, 'id' | 'member_id' | 'state' | 'rounds' | 'used'>[],
): Promise<void> {
  return live.publishAll(
    tx,
    rows.map(({ id, member_id: member, state, rounds, used }) => ({
      topic: 'free-rounds.changed' as const,
      audience: { member },
      payload: { id, left: state === 'active' ? rounds - used : 0 },
    })),
  );
}

/**
 * Sends providers granted, cancelled and expired free rounds until they confirm. For the job: a provider's
 * failure never rejects it.
 */
export function createFreeRoundsNotifier(core: Core, partners: Partners) {
  const { db, clock, log, random } = core;

  return async function tellDue(): Promise<void> {
    const now = clock.now();
    const leaseEnd = new Date(now.getTime() + leaseMs);
    const due = await db.transaction((tx) => leaseUnsent(tx, { now, leaseEnd, limit: atOnce }));
    await Promise.all(due.map(notify));
  };

  async function notify(row: FreeRoundsRow): Promise<void> {
    const partner = partners.byId(row.provider);
    const answer = partner ? await post(partner, newsOf(row)) : { error: 'no such provider' };
    await db.transaction((tx) => storeNotice(tx, row, changeFor(row, answer, clock.now())));
  }

  async function post(partner: Partner, news: ProviderFreeRounds): Promise<Answer> {
    const now = clock.now();
    const request = { method: 'POST', path: freeRoundsPath, body: JSON.stringify(news) } as const;
    try {
      const { ok, status } = await fetch(`${partner.origin}${freeRoundsPath}`, {
        method: 'POST',
        body: request.body,
        headers: {
          'content-type': 'application/json',
          ...signedHeaders(request, signingKeyOf(partner, now), { now, nonce: newToken(random) }),
        },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'manual',
      });
      return ok ? { error: null } : { error: `HTTP ${status}`, isFinal: isRefusal(status) };
    } catch (error) {
      log.warn(
        { err: error, partner: partner.id },
        'the notice of free rounds to a provider failed',
      );
      return { error: 'no answer' };
    }
  }
}

interface Answer {
  readonly error: string | null;
  /** A retry will not help. */
  readonly isFinal?: boolean;
}

/** A final refusal: not caused by a clock, a nonce, a timeout or too many calls. */
const isRefusal = (status: number) => [400, 404, 409, 410, 422].includes(status);

function changeFor(row: FreeRoundsRow, { error, isFinal }: Answer, now: Date) {
  if (error === null) return { tell_at: null, tell_fault: null, told_at: now };
  const isOver = isFinal === true || row.tell_attempts >= attemptsAtMost;
  const pauseS = pausesS[row.tell_attempts - 1] ?? 1_800;
  return {
    tell_at: isOver ? null : new Date(now.getTime() + pauseS * 1_000),
    tell_fault: error,
  };
}

const newsOf = (row: FreeRoundsRow): ProviderFreeRounds => ({
  ...walletFreeRoundsOf(row),
  revision: row.revision,
  state: row.state,
  user: row.member_id,
  currency: row.currency,
});

/** Free rounds in the words of the wallet protocol. */
export const walletFreeRoundsOf = (row: FreeRoundsRow) => ({
  reward_uuid: row.id,
  game_code: row.game_code,
  rounds: row.rounds,
  left: row.rounds - row.used,
  stake: String(row.stake_units),
  expires_at: row.expires_at.toISOString(),
});
