import type { BonusTerms, MemberId, OperatorId } from '@croupier/contracts';
import { paymentTable, type PaymentTable } from '../../testing/payment-table.ts';
import { seedOperators } from '../../testing/test-operators.ts';
import { createBrands } from '../brands/index.ts';
import { createLive } from '../live/index.ts';
import { createAudit } from '../audit/index.ts';
import { createBonuses, type Bonuses } from './bonuses.service.ts';

const olga = { id: 'opr_00000000olga' as OperatorId, name: 'Olga' };
const pavel = { id: 'opr_0000000pavel' as OperatorId, name: 'Pavel' };
const terms: BonusTerms = {
  times: 5,
  days: 7,
  spends: 'bonus-first',
  maxStake: null,
  weights: { RNG: 100 },
};

let table: PaymentTable;
let bonuses: Bonuses;
beforeAll(async () => {
  table = await paymentTable();
  const { core, ledger, identity, cashier } = table;
  await seedOperators(core, [olga, pavel]);
  const live = createLive(core);
  bonuses = createBonuses(core, {
    ledger,
    identity,
    live,
    brands: createBrands(core, { live }),
    twoPersonUnitsOf: cashier.admin.twoPersonUnitsOf,
  });
});

const order = (memberId: MemberId, amount: string) => ({
  memberId,
  amount,
  words: { bn: { title: 'friday' } },
  terms,
  note: 'won the quiz',
});

/** A member with an untouched bonus. */
async function bonusOf(amount: string) {
  const member = await table.newMember('0.00');
  const answer = await bonuses.admin.grant(order(member.id, amount), olga);
  const [bonus] = answer.ok ? answer.value.bonuses : [];
  if (!bonus) throw new Error('no bonus');
  return { member, about: { memberId: member.id, id: bonus.id, note: 'a reason' } };
}

const actionsOf = async (member: MemberId) =>
  (await createAudit(table.core).entries({ subject: member })).rows.map(({ action, operator }) => [
    action,
    operator,
  ]);

describe('a grant above the brand’s amount', () => {
  /** A member with a waiting proposal. */
  async function proposal() {
    const { id: memberId } = await table.newMember('0.00');
    const answer = await bonuses.admin.grant(order(memberId, '50000.01'), olga);
    const waiting = answer.ok ? answer.value.proposal : null;
    if (!waiting) throw new Error('nothing waits');
    expect(answer).toMatchObject({ value: { bonuses: [], twoPersonAbove: '50000.00' } });
    return { memberId, id: waiting.id, note: 'agreed' };
  }

  test('waits for a second operator, whose confirmation starts it once', async () => {
    const decision = await proposal();
    expect(await bonuses.admin.confirm(decision, olga)).toMatchObject({
      code: 'second-person-needed',
    });
    const [one, other] = await Promise.all([
      bonuses.admin.confirm(decision, pavel),
      bonuses.admin.confirm(decision, pavel),
    ]);
    expect([one, other].filter(({ ok }) => ok)).toMatchObject([
      { value: { bonuses: [{ id: decision.id, left: '50000.01' }], proposal: null } },
    ]);
    expect(await actionsOf(decision.memberId)).toEqual([
      ['bonus.granted', 'Pavel'],
      ['bonus.proposed', 'Olga'],
    ]);
  });

  test('can be refused, and nothing of it remains', async () => {
    const decision = await proposal();
    expect(await bonuses.admin.refuse(decision, olga)).toMatchObject({
      value: { bonuses: [], proposal: null },
    });
    expect(await bonuses.admin.confirm(decision, pavel)).toMatchObject({ code: 'already-decided' });
  });

  test('can wait only once per member, and keeps waiting while a bonus is active', async () => {
    const { member, about } = await bonusOf('10.00');
    await bonuses.admin.grant(order(member.id, '60000.00'), olga);
    expect(await bonuses.admin.grant(order(member.id, '70000.00'), olga)).toMatchObject({
      code: 'bonus-active',
    });
    const file = await bonuses.admin.ofAccount({ brand: 'padma', account: member.account });
    const waiting = file.ok ? file.value.proposal : null;
    if (!waiting) throw new Error('nothing waits');
    const decision = { ...about, id: waiting.id };
    expect(await bonuses.admin.confirm(decision, pavel)).toMatchObject({ code: 'bonus-active' });
    await bonuses.admin.cancel(about, olga);
    expect(await bonuses.admin.confirm(decision, pavel)).toMatchObject({
      value: { bonuses: [{ state: 'active', left: '60000.00' }, { state: 'forfeited' }] },
    });
  });
});

test('an operator cancels a bonus: the rest goes back to the house account, once and with a reason', async () => {
  const { member, about } = await bonusOf('10.00');
  expect(await bonuses.admin.cancel(about, olga)).toMatchObject({
    value: { bonuses: [{ state: 'forfeited', forfeitedBy: 'house', left: '0.00' }] },
  });
  expect(await bonuses.admin.cancel(about, olga)).toMatchObject({ code: 'already-decided' });
  expect(await actionsOf(member.id)).toEqual([
    ['bonus.cancelled', 'Olga'],
    ['bonus.granted', 'Olga'],
  ]);
  expect(await bonuses.history(member, {})).toMatchObject({
    value: {
      rows: [
        { kind: 'taken-back', amount: '-10.00' },
        { kind: 'granted', amount: '10.00' },
      ],
    },
  });
});

describe('a correction', () => {
  test('moves what is left of a bonus up or down, once per key, with one audit record each', async () => {
    const { member, about } = await bonusOf('10.00');
    const up = { ...about, change: '5.50' };
    const down = { ...about, change: '-3.00' };
    expect(await bonuses.admin.adjust(up, olga, 'one')).toMatchObject({
      value: { bonuses: [{ left: '15.50', granted: '10.00', target: '50.00' }] },
    });
    expect(await bonuses.admin.adjust(up, olga, 'one')).toMatchObject({
      value: { bonuses: [{ left: '15.50' }] },
    });
    expect(await bonuses.admin.adjust(down, olga, 'two')).toMatchObject({
      value: { bonuses: [{ left: '12.50' }] },
    });
    expect((await actionsOf(member.id)).map(([action]) => action)).toEqual([
      'bonus.adjusted',
      'bonus.adjusted',
      'bonus.granted',
    ]);
    expect(await bonuses.admin.historyOf(member.id, { limit: 2 })).toMatchObject({
      value: {
        rows: [
          { kind: 'adjusted', amount: '-3.00', balanceAfter: '12.50', reference: about.id },
          { kind: 'adjusted', amount: '5.50' },
        ],
        next: expect.any(String),
      },
    });
  });

  test('takes no more than is left, and nothing from another member', async () => {
    const { about } = await bonusOf('10.00');
    const other = await bonusOf('10.00');
    expect(await bonuses.admin.adjust({ ...about, change: '-10.01' }, olga, 'a')).toMatchObject({
      code: 'insufficient-funds',
    });
    const strange = { ...about, memberId: other.member.id, change: '1.00' };
    expect(await bonuses.admin.adjust(strange, olga, 'b')).toMatchObject({
      code: 'already-decided',
    });
    expect(await bonuses.admin.adjust({ ...about, change: '50000.01' }, olga, 'c')).toMatchObject({
      code: 'amount-out-of-range',
    });
  });
});
