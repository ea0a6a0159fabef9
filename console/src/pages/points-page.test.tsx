import { CallFailed } from '@croupier/client';
import type {
  AdminDocument,
  AdminPointOrder,
  Id,
  MemberPoints,
  MemberRank,
  PointItemDraft,
  PointItemId,
  PointRulesDraft,
  VipLadderDraft,
} from '@croupier/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBrandDetails, padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const published = { revision: 3, publishedRevision: 3, isChanged: false };

const mug: AdminDocument<PointItemDraft, PointItemId> = {
  ...published,
  id: 'pti_00000001' as PointItemId,
  draft: {
    words: { bn: { title: 'River mug', text: '' } },
    category: 'home',
    gives: { kind: 'physical' },
    price: 400,
    art: 'mug',
    perMember: null,
    isAutomatic: false,
  },
};

const rules: AdminDocument<PointRulesDraft, 'rules'> = {
  ...published,
  id: 'rules',
  draft: {
    words: { bn: { title: 'Points', text: '' } },
    isEnabled: true,
    from: '2026-01-01',
    rates: { rng: 100 },
    pointsPerUnit: 10,
    leastConverted: 100,
  },
};

const ladder: AdminDocument<VipLadderDraft, 'ladder'> = {
  ...published,
  id: 'ladder',
  draft: {
    words: { bn: { title: 'Club', text: '' } },
    from: '2026-01-01',
    weights: { RNG: 100 },
    graceMonths: 1,
    levels: [
      {
        names: { bn: 'Boat' },
        reach: 100,
        keep: 0,
        benefits: {
          rebateBonus: 0,
          withdrawalBonus: null,
          instantWithdrawal: null,
          levelGift: null,
          birthdayGift: null,
        },
      },
    ],
  },
};

const order: AdminPointOrder = {
  id: 'pto_00000001' as Id<'pto'>,
  itemId: mug.id,
  title: { en: 'River mug', bn: 'নদীর মগ', es: 'Taza del río', ar: 'كوب النهر' },
  gives: { kind: 'physical' },
  art: 'mug',
  price: 400,
  status: 'processing',
  address: {
    name: 'Rahim Uddin',
    mobile: '01712345678',
    street: '12 River Road',
    city: 'Dhaka',
    postcode: '',
  },
  tracking: '',
  reason: '',
  orderedAt: '2026-03-01T10:00:00.000Z',
  decidedAt: null,
  brand: 'padma',
  memberId: 'mem_00000001' as Id<'mem'>,
  account: 'rahim',
  decidedBy: null,
};

const memberPoints: MemberPoints = {
  memberId: order.memberId,
  account: 'rahim',
  points: '120.00',
  entries: { rows: [], next: null },
};

const memberRank: MemberRank = {
  memberId: order.memberId,
  account: 'rahim',
  level: 2,
  rankPoints: '640.00',
  monthPoints: '40.00',
  checkedOn: '2026-04-01',
  missedMonths: 0,
  changes: [],
};

const answers = {
  brands: [padma, verano],
  brandSettings: aBrandDetails(),
  adminPointItems: [mug],
  removedPointItems: [],
  adminPointRules: [rules],
  removedPointRules: [],
  adminVipLadders: [ladder],
  removedVipLadders: [],
  pointStocks: [{ id: mug.id, stock: 3, ordered: 2 }],
  setPointStock: undefined,
  pointOrders: { rows: [order], next: null },
  decidePointOrder: undefined,
  memberPoints,
  memberRank,
};

const open = (part: string) => renderConsole({ path: `/points/padma/${part}`, answers });

test('an order is approved with its tracking number and a reason', async () => {
  const user = userEvent.setup();
  const { called } = await open('orders');
  const table = await screen.findByRole('table', { name: 'Orders' });
  expect(within(table).getByText(/12 River Road/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve: River mug for rahim' }));
  await user.type(screen.getByLabelText('Tracking number'), 'BD123');
  await user.type(screen.getByLabelText('Why?'), 'sent today');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(called.find(({ name }) => name === 'decidePointOrder')?.input).toEqual({
    brand: 'padma',
    id: order.id,
    decision: 'approve',
    tracking: 'BD123',
    note: 'sent today',
  });
});

test('the stock of an item is set against what the operator saw', async () => {
  const user = userEvent.setup();
  const { called } = await open('items');
  await user.click(await screen.findByRole('button', { name: /^Change the stock of/ }));
  const left = screen.getByLabelText('Left');
  await user.clear(left);
  await user.type(left, '12');
  await user.type(screen.getByLabelText('Why?'), 'delivery');
  await user.click(screen.getByRole('button', { name: 'Set the stock' }));
  expect(called.find(({ name }) => name === 'setPointStock')?.input).toEqual({
    brand: 'padma',
    id: mug.id,
    stock: 12,
    before: 3,
    note: 'delivery',
  });
});

test('the rules of points are edited as one document, with rates in points', async () => {
  const user = userEvent.setup();
  await open('rules');
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const rate = screen.getByLabelText('Slots and fish games: points for 100');
  expect(rate).toHaveValue('1');
  await user.clear(rate);
  await user.type(rate, '1.25');
  expect(rate).toHaveValue('1.25');
  expect(screen.queryByRole('button', { name: 'Write the rules' })).toBeNull();
});

test('the ladder has its levels, and a level can be added', async () => {
  const user = userEvent.setup();
  await open('ladder');
  expect(await screen.findByText('1 level')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  await user.click(screen.getByRole('button', { name: 'Add a level' }));
  expect(screen.getByRole('group', { name: 'Level 2' })).toBeVisible();
});

test('a member’s points and rank are shown, and corrected with a reason', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/member-points/padma/rahim',
    answers: { ...answers, adjustPoints: new CallFailed({ code: 'insufficient-points' }) },
  });
  expect(await screen.findByText('640.00')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Correct the points' }));
  await user.click(screen.getByRole('radio', { name: 'Take away' }));
  await user.type(screen.getByRole('textbox', { name: 'Points' }), '50');
  await user.type(screen.getByLabelText('Why?'), 'mistake');
  await user.click(screen.getByRole('button', { name: 'Correct' }));
  expect(called.find(({ name }) => name === 'adjustPoints')?.input).toEqual({
    brand: 'padma',
    account: 'rahim',
    type: 'redeem',
    points: '-50',
    note: 'mistake',
  });
});

test('points that need a second operator are refused at their field, and stay typed', async () => {
  const user = userEvent.setup();
  await renderConsole({
    path: '/member-points/padma/rahim',
    answers: { ...answers, adjustPoints: new CallFailed({ code: 'amount-out-of-range' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Correct the points' }));
  const points = screen.getByRole('textbox', { name: 'Points' });
  await user.type(points, '90000');
  await user.type(screen.getByLabelText('Why?'), 'sorry');
  await user.click(screen.getByRole('button', { name: 'Correct' }));
  await waitFor(() => expect(points).toHaveAccessibleDescription(/a second operator confirms/));
  expect(points).toHaveValue('90000');
});
