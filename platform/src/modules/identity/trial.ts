import { createHash } from 'node:crypto';
import {
  unitsPerCurrencyUnit,
  capabilitiesOf,
  type FreePlayInput,
  type SignedIn,
  trialType,
} from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { accounts } from '../ledger/index.ts';
import { dayjs } from '../../zoned-time.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import type { Visitor } from './member.ts';
import { newMemberRow } from './new-member-row.ts';
import type { SessionStarts } from './session-start.ts';

const trialHours = 24;
const playMoneyUnits = 10_000n * unitsPerCurrencyUnit;
const playMoney = accounts.house('play-money');

/** Accounts with play money for one day: the same ledger and games, but no deposits or withdrawals. */
export function createTrials(
  { core, uses, members, sessions }: IdentityContext,
  { start }: SessionStarts,
) {
  const { db, clock } = core;

  async function trialOf(input: FreePlayInput, { brand }: Visitor): Promise<MemberRow | null> {
    const key = `trial:${createHash('sha256').update(input.random).digest('hex')}`;
    const earlier = await members.byRegistrationKey(brand.code, key);
    if (earlier) return earlier;
    const fresh = await newMemberRow(core, {
      brand: brand.code,
      username: `trial_${core.ids.next('tri').slice(-10).toLowerCase()}`,
      password: null,
      paymentPin: null,
      type: trialType,
      upline: null,
      affiliateCode: null,
    });
    const ends = dayjs.utc(fresh.joined_at).add(trialHours, 'hour').toDate();
    const row = { ...fresh, registration_key: key, trial_ends_at: ends };
    const isMade = await db.transaction(async (tx) => {
      if (!(await members.insert(tx, row))) return false;
      await book(tx, { row, currency: brand.currency, amountUnits: playMoneyUnits, way: 'in' });
      return true;
    });
    return isMade ? row : members.byRegistrationKey(brand.code, key);
  }

  interface PlayMoney {
    readonly row: MemberRow;
    readonly currency: string;
    readonly amountUnits: bigint;
    readonly way: 'in' | 'out';
  }

  async function book(tx: Tx, { row, currency, amountUnits, way }: PlayMoney): Promise<void> {
    const cash = accounts.cash(row.id);
    const [from, to] = way === 'in' ? [playMoney, cash] : [cash, playMoney];
    await uses.ledger.book(tx, [
      {
        key: `trial-${way}:${row.id}`,
        kind: 'bonus',
        currency,
        reference: 'free-play',
        moves: [{ from, to, amountUnits }],
      },
    ]);
  }

  /** Closes a trial and takes back its remaining play money. */
  async function close(row: MemberRow, currency: string): Promise<void> {
    await db.transaction(async (tx) => {
      await members.keepStatus(tx, row.id, 'closed');
      await sessions.closeAll(tx, row.id);
      const { balanceUnits } = await uses.ledger.balance(accounts.cash(row.id), tx);
      if (balanceUnits > 0n)
        await book(tx, { row, currency, amountUnits: balanceUnits, way: 'out' });
    });
  }

  return {
    async freePlay(
      input: FreePlayInput,
      visitor: Visitor,
    ): Promise<Outcome<SignedIn, 'forbidden'>> {
      if (!capabilitiesOf(visitor.brand.flags).freePlay)
        return fail('forbidden', { detail: 'Free play is closed on this site.' });
      const row = await trialOf(input, visitor);
      const isOpen = row?.status === 'active' && (row.trial_ends_at ?? clock.now()) > clock.now();
      if (!row || !isOpen)
        return fail('forbidden', { detail: 'This trial is over. Start a new one.' });
      return done(await start(row, visitor));
    },

    async closeOver(): Promise<void> {
      for (const row of await members.trialsOver(clock.now())) {
        const brand = await uses.brands.byCode(row.brand);
        if (brand) await close(row, brand.currency);
      }
    },
  };
}
