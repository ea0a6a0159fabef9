import fc from 'fast-check';
import { formatAmount, parseAmount, type Withdrawal } from '@croupier/contracts';
import { paymentTable, type PaymentTable, type Player } from '../../testing/payment-table.ts';

let payments: PaymentTable;
beforeAll(async () => {
  payments = await paymentTable();
});

const auditRecords = [
  'approve',
  'approve-second',
  'reject',
  'send',
  'paid',
  'failed',
  'accepted',
  'received',
  'not-received',
  'confirm-all',
  'time',
  'dispute-paid',
  'dispute-return',
  'take-back',
  'write-off',
  'return',
  'dismiss',
] as const;

type AuditRecord = (typeof auditRecords)[number];

/** Common sequences of actions: randomly drawn single actions would seldom pass the review. */
const ways: readonly (readonly AuditRecord[])[] = [
  ['approve', 'paid'],
  ['approve', 'send', 'paid'],
  ['approve', 'failed', 'paid', 'take-back'],
  ['approve', 'failed', 'paid', 'write-off'],
  ['approve', 'paid', 'failed', 'return'],
  ['approve', 'paid', 'not-received', 'dispute-return'],
  ['approve', 'paid', 'not-received', 'dispute-paid'],
  ['approve', 'paid', 'time', 'not-received', 'dispute-return'],
  ...auditRecords.map((auditRecord) => [auditRecord]),
];

const anyHistory = fc
  .array(fc.record({ way: fc.constantFrom(...ways), on: fc.nat(2), isTwice: fc.boolean() }), {
    minLength: 3,
    maxLength: 7,
  })
  .map((taken) =>
    taken.flatMap(({ way, ...rest }) =>
      way.map((auditRecord) => ({ action: auditRecord, ...rest })),
    ),
  );

const nothing = { remark: '', images: [] };

/** Tries an action on one withdrawal, whether it is possible or not; a refusal is a valid answer. */
async function run(
  auditRecord: AuditRecord,
  player: Player,
  withdrawal: Withdrawal,
): Promise<unknown> {
  const { cashier } = payments;
  const { id } = withdrawal;
  const operator = payments.operator(auditRecord === 'approve-second' ? 'jamal' : 'mina');
  switch (auditRecord) {
    case 'approve':
    case 'approve-second':
      return cashier.admin.approve(operator, { id, note: '' });
    case 'reject':
      return cashier.admin.reject(operator, { id, reason: 'no' });
    case 'send':
      return cashier.sendPayouts();
    case 'paid':
    case 'failed':
    case 'accepted':
      return payments.sendPayoutNotice(withdrawal, auditRecord, await payoutOf(withdrawal));
    case 'received':
    case 'not-received':
      return cashier.answerReceipt(player, { ...nothing, id, answer: auditRecord });
    case 'confirm-all':
      return cashier.confirmAllReceipts(player);
    case 'time':
      payments.core.clock.advance(3_600_000);
      return cashier.forceReceipts();
    case 'dispute-paid':
      return cashier.admin.settleDispute(operator, { id, verdict: 'paid', reason: 'r' });
    case 'dispute-return':
      return cashier.admin.settleDispute(operator, { id, verdict: 'return', reason: 'r' });
    default:
      return cashier.admin.settleParked(operator, { id, verdict: auditRecord, note: 'n' });
  }
}

/** The provider's payout, if there is one: the notice must name its id. */
async function payoutOf({ id }: Withdrawal) {
  const row = await payments.core.db.read
    .selectFrom('withdrawals')
    .select('payout_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.payout_id === null ? {} : { payout_id: row.payout_id };
}

const inFlight = ['held', 'approved', 'sending'];
const givenBack = ['rejected', 'cancelled', 'failed', 'returned'];

test('money is kept: after any sequence each withdrawal is either held, paid or returned', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      const player = await payments.player('10000');
      const withdrawals: Withdrawal[] = [];
      for (const amount of ['1000', '2000', '3000'])
        withdrawals.push(await payments.withdraw(player, amount));
      for (const { action, on, isTwice } of history) {
        const withdrawal = withdrawals[on];
        if (!withdrawal) throw new Error('there are three');
        const times = isTwice ? 2 : 1;
        await Promise.all(Array.from({ length: times }, () => run(action, player, withdrawal)));
      }
      let awayUnits = 0n;
      for (const { id, amount } of withdrawals) {
        const state = await payments.state(id);
        expect(await payments.held(id)).toBe(inFlight.includes(state) ? amount : '0.00');
        if (!givenBack.includes(state)) awayUnits += parseAmount(amount) ?? 0n;
      }
      const startUnits = parseAmount('10000') ?? 0n;
      expect(await payments.balance(player)).toBe(formatAmount(startUnits - awayUnits));
    }),
    { numRuns: 15 },
  );
  expect(await payments.ledger.report()).toMatchObject({ sum: '0.00', mismatches: 0 });
});
