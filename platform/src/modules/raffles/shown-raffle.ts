import type { Raffle } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import { maskedAccount } from '../identity/index.ts';
import { beaconProof } from '../lottery/index.ts';
import { seedOf, winnersOf, type RaffleRow, type WinnerRow } from './raffles.store.ts';

/** Raffles with their proofs; the seed only after the draw. */
export async function shownRaffles(
  read: Db['read'],
  rows: readonly RaffleRow[],
  now: Date,
): Promise<readonly Raffle[]> {
  const winners = await winnersOf(
    read,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map((row) =>
      shownRaffle(read, row, { now, winners: winners.filter(({ raffle }) => raffle === row.id) }),
    ),
  );
}

async function shownRaffle(
  read: Db['read'],
  row: RaffleRow,
  { now, winners }: { readonly now: Date; readonly winners: readonly WinnerRow[] },
): Promise<Raffle> {
  const { id, state, currency, terms, starts_at: startsAt, closes_at: closesAt } = row;
  return {
    id,
    state: state === 'open' && now < startsAt ? 'coming' : state,
    currency,
    terms,
    startsAt: startsAt.toISOString(),
    closesAt: closesAt.toISOString(),
    proof: {
      numero: row.numero,
      commit: row.commit_hash,
      seal: row.seal_hash,
      tickets: Number(row.tickets),
      serverSeed: state === 'drawn' ? await seedOf(read, id) : null,
      beacon: await beaconProof(read, row),
      drawn: winners.map(({ ticket }) => Number(ticket)),
    },
    winners: winners.map(({ place, ticket, account, holder, reward }) => ({
      place,
      ticket: Number(ticket),
      account: maskedAccount(account),
      holder,
      reward,
    })),
  };
}
