import {
  formatAmount,
  parseAmount,
  type InputOf,
  type MemberId,
  type PayoutAccountId,
  type PayoutNotice,
  type Withdrawal,
  type WithdrawalId,
  type calls,
} from '@croupier/contracts';
import { sql } from 'kysely';
import type { Member, MemberRecord, Operator } from '../modules/identity/index.ts';
import { accounts } from '../modules/ledger/index.ts';
import type { Live } from '../modules/live/index.ts';
import type { TestCore } from './test-core.ts';
import { testCounter } from './test-counter.ts';
import { seedOperators } from './test-operators.ts';

export type PaymentTable = Awaited<ReturnType<typeof paymentTable>>;
export type Player = Member & { readonly account: string; readonly payTo: PayoutAccountId };

const paymentPassword = '246810';

/**
 * A cashier test whose members are real accounts with money and a payout account, with operators to decide.
 */
export async function paymentTable(overrides: { readonly disturb?: (live: Live) => Live } = {}) {
  const counter = await testCounter(overrides);
  const { core, cashier, identity, ledger } = counter;
  const operatorIds = { mina: core.ids.next('opr'), jamal: core.ids.next('opr') };
  await seedOperators(
    core,
    (['mina', 'jamal'] as const).map((name) => ({ id: operatorIds[name], name })),
  );
  let count = 0;
  // Hashing a password is slow on purpose: one account is enrolled, and all others are copies of it.
  const template = identity.enrol({
    brand: 'padma',
    username: 'template',
    password: 'Player2026!',
    paymentPin: paymentPassword,
    type: 0,
    upline: null,
    affiliateCode: null,
  });

  async function member(balance: string, brand: 'padma' | 'verano' = 'padma'): Promise<Member> {
    const username = `player${(count += 1)}`;
    const id = await copyOf(core, await template, { username, brand });
    const currency = brand === 'padma' ? 'BDT' : 'EUR';
    const amountUnits = parseAmount(balance) ?? 0n;
    const moves = [{ from: accounts.deposits('sandbox'), to: accounts.cash(id), amountUnits }];
    const booking = {
      key: `start:${id}`,
      kind: 'deposit' as const,
      currency,
      reference: 'dep_start',
      moves,
    };
    if (amountUnits > 0n) await core.db.transaction((tx) => ledger.book(tx, [booking]));
    return {
      id,
      account: username,
      nickname: username,
      type: 0,
      brand,
      currency,
      lastLoginAt: null,
      token: 'handle',
    };
  }

  const addAccount = (
    holder: Member,
    changes: Partial<InputOf<typeof calls.addPayoutAccount>> = {},
  ) =>
    cashier.addPayoutAccount(holder, {
      method: 'bkash-sandbox',
      payee: 'Rahim Uddin',
      fields: { mobile: '01712345678' },
      paymentPassword,
      ...changes,
    });

  function ask(
    player: Player,
    amount: string,
    { key = `wish-${(count += 1)}`, password = paymentPassword, account = player.payTo } = {},
  ) {
    return cashier.withdraw(player, { account, amount, paymentPassword: password }, key);
  }

  async function withdraw(player: Player, amount: string): Promise<Withdrawal> {
    const asked = await ask(player, amount);
    if (!asked.ok) throw new Error(asked.code);
    return asked.value;
  }

  const state = async (id: WithdrawalId) => {
    const row = await core.db.read
      .selectFrom('withdrawals')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.state;
  };

  return {
    ...counter,
    state,
    depositState: counter.state,
    newMember: member,
    addAccount,
    ask,
    withdraw,

    /** A member with money and a payout account. */
    async player(balance: string): Promise<Player> {
      const holder = await member(balance);
      const added = await addAccount(holder);
      if (!added.ok) throw new Error(added.code);
      return { ...holder, payTo: added.value.id };
    },

    operator: (name: 'mina' | 'jamal'): Operator => ({
      id: operatorIds[name],
      name,
      token: `handle of ${name}`,
    }),

    /** Balance of a withdrawal's own account. */
    held: async (id: WithdrawalId) =>
      formatAmount(await ledger.total(accounts.withdrawal(id), 'BDT')),

    total: async (of: 'payouts' | 'fees' | 'write-offs') =>
      formatAmount(
        await ledger.total(
          of === 'payouts' ? accounts.payouts('sandbox') : accounts.house(of),
          'BDT',
        ),
      ),

    /** Sends the provider's notice about a payout; `event` is its id. */
    sendPayoutNotice(
      withdrawal: Withdrawal,
      word: PayoutNotice['state'],
      changes: Partial<PayoutNotice> = {},
    ) {
      const { id, amount, fee } = withdrawal;
      const paid = (parseAmount(amount) ?? 0n) - (parseAmount(fee) ?? 0n);
      return counter.send(
        {
          event_id: `${word}-${id}`,
          payout_id: `out-of-${id}`,
          reference: id,
          state: word,
          amount: formatAmount(paid),
          currency: 'BDT',
          ...changes,
        },
        { path: '/hooks/payouts/sandbox' },
      );
    },

    /** The outcome of each notice about a payout, in the order of the events' ids. */
    async noticeOutcomes(id: WithdrawalId): Promise<string[]> {
      const rows = await core.db.read
        .selectFrom('payout_notices')
        .select('outcome')
        .where('withdrawal_id', '=', id)
        .orderBy('event_id')
        .execute();
      return rows.map(({ outcome }) => outcome);
    },

    auditRecords: async (subject: string) => {
      const rows = await core.db.read
        .selectFrom('audit_entries')
        .select(['operator', 'action', 'after', 'note'])
        .where('subject', '=', subject)
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows;
    },
  };
}

async function copyOf(
  core: TestCore,
  { id: template }: MemberRecord,
  { username, brand }: { readonly username: string; readonly brand: string },
): Promise<MemberId> {
  const id = core.ids.next('mem');
  const changes = JSON.stringify({
    id,
    username,
    username_key: username,
    nickname: username,
    brand,
  });
  await sql`insert into members
    select (jsonb_populate_record(member, ${changes}::jsonb)).* from members as member
    where id = ${template}`.execute(core.db.read);
  return id;
}
