import type { DrawId, MemberId } from '@croupier/contracts';
import type { Core } from '@croupier/platform/core';
import { coreOf } from '@croupier/platform/core-of';
import { readConfig } from '@croupier/platform/config';
import {
  accounts,
  createLedger,
  type Booking,
  type Ledger,
} from '@croupier/platform/modules/ledger/index';
import { createLive } from '@croupier/platform/modules/live/index';

export const players = 1_000;
export const memberOf = (index: number) => `mem_bench${index}` as MemberId;
const draw = 'drw_bench' as DrawId;

/** Shared secret: the bench signs requests as the studio does. */
export const studioSecret = 'no server but the one of the bench knows it';

export function openLedger(url: string): { core: Core; ledger: Ledger } {
  const read = readConfig({
    DATABASE_URL: url,
    STUDIO_SECRET: studioSecret,
    PAYMENTS_SECRET: studioSecret,
    KEYS_SECRET: studioSecret,
    LOG_LEVEL: 'error',
  });
  if (!read.ok) throw new Error(read.errors.join('; '));
  const core = coreOf(read.config);
  return { core, ledger: createLedger(core, { live: createLive(core) }) };
}

/** Funds every player of the bench with more than they can bet. */
export async function fund(url: string): Promise<void> {
  const { core, ledger } = openLedger(url);
  const bookings = Array.from({ length: players }, (_, index): Booking => ({
    key: `fund-${index}`,
    kind: 'deposit',
    currency: 'BDT',
    reference: 'bench',
    moves: [
      {
        from: accounts.deposits('bench'),
        to: accounts.cash(memberOf(index)),
        amountUnits: 10n ** 15n,
      },
    ],
  }));
  await core.db.transaction((tx) => ledger.book(tx, bookings));
  await core.db.close();
}

/** A stake of one taka on the only draw of the bench. */
export function stake(key: string, member: MemberId): Booking {
  const move = {
    from: accounts.cash(member),
    to: accounts.drawStakes(draw),
    amountUnits: 100_000n,
  };
  return { key: `bench-${key}`, kind: 'stake', currency: 'BDT', reference: 'bench', moves: [move] };
}
