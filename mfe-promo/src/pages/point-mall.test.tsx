import { CallFailed } from '@croupier/client';
import type { PointBalance, PointConfig, PointItem, PointOrder } from '@croupier/contracts';
import { aSession, idOf, renderInHost, type Answers } from '@croupier/ui/testing';
import { describeForm } from '@croupier/ui/testing/forms';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import description from '../../module.json';
import { remote } from '../remote.tsx';
import { PointItemPage } from './point-item-page.tsx';
import { PointMallPage } from './point-mall-page.tsx';

const mug: PointItem = {
  id: idOf('pti', '00000001'),
  category: 'home',
  gives: { kind: 'physical' },
  price: 400,
  art: 'mug',
  perMember: 2,
  title: 'River mug',
  text: 'A mug with the river on it.',
  stock: 3,
};

const cash: PointItem = {
  ...mug,
  id: idOf('pti', '00000002'),
  category: 'cash',
  gives: { kind: 'cash', amount: '50.00' },
  title: 'Cash',
  stock: 0,
};

const config: PointConfig = {
  title: 'How points come',
  text: '',
  currency: 'BDT',
  isEnabled: true,
  rates: { rng: 150, deposit: 50 },
  pointsPerUnit: 10,
  leastConverted: 100,
};

const balance: PointBalance = {
  points: '1250.50',
  worth: '125.05',
  currency: 'BDT',
  owed: '0.00',
  earned: [],
};

const order: PointOrder = {
  id: idOf('pto', '00000001'),
  itemId: mug.id,
  title: { en: 'River mug', bn: 'নদীর মগ', es: 'Taza del río', ar: 'كوب النهر' },
  gives: mug.gives,
  art: mug.art,
  price: 400,
  status: 'processing',
  address: null,
  tracking: '',
  reason: '',
  orderedAt: '2026-03-01T10:00:00.000Z',
  decidedAt: null,
};

const none = { rows: [], next: null };

async function open(page: ReactNode, answers: Answers = {}, isMember = true) {
  const hosted = await renderInHost(page, {
    texts: { 'mfe-promo': remote.texts },
    publishes: description.topics.publishes,
    ...(isMember && { session: aSession() }),
    answers: {
      pointConfig: config,
      pointRewards: [mug, cash],
      pointBalance: balance,
      pointRedeemList: none,
      pointTransactions: none,
      ...answers,
    },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  return { ...hosted, user: userEvent.setup() };
}

const item = (id: string = mug.id) => <PointItemPage params={{ id }} />;

test('a member sees the balance, the items with their stock, and what earns points', async () => {
  const { user } = await open(<PointMallPage />);
  expect(screen.getByText('1,250.5')).toBeVisible();
  expect(screen.getByText('worth ৳125.05')).toBeVisible();
  expect(screen.getByRole('link', { name: 'River mug' })).toHaveAttribute(
    'href',
    `/pointMall/${mug.id}`,
  );
  expect(screen.getByText('3 left')).toBeVisible();
  expect(screen.getByText('Sold out')).toBeVisible();
  expect(screen.getByText('1.5 points')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Cash' }));
  expect(screen.queryByRole('link', { name: 'River mug' })).toBeNull();
});

test('a visitor sees the items and is asked to sign in', async () => {
  const { user, published } = await open(<PointMallPage />, {}, false);
  expect(screen.getByRole('link', { name: 'River mug' })).toBeVisible();
  expect(screen.queryByRole('tablist')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(published.at(-1)).toMatchObject({ topic: 'sign-in.requested' });
});

test('orders show status, reason and tracking, and reload when points or an order change', async () => {
  const approved = { ...order, status: 'approved', tracking: 'BD123' } as const;
  const rejected: PointOrder = {
    ...order,
    id: idOf('pto', '00000002'),
    status: 'rejected',
    reason: 'No post',
  };
  const { user, host, called } = await open(<PointMallPage />, {
    pointRedeemList: { rows: [approved, rejected], next: null },
  });
  await user.click(screen.getByRole('tab', { name: 'My orders' }));
  const table = await screen.findByRole('table', { name: 'My orders' });
  expect(within(table).getByText('BD123')).toBeVisible();
  expect(within(table).getByText('No post')).toBeVisible();
  const count = () => called.filter(({ name }) => name === 'pointRedeemList').length;
  const before = count();
  act(() => host.publish('points.changed', { points: '10.00' }));
  await waitFor(() => expect(count()).toBeGreaterThan(before));
  const reload = count();
  act(() => host.publish('point-order.changed', { id: approved.id, status: 'approved' }));
  await waitFor(() => expect(count()).toBeGreaterThan(reload));
});

test('an empty mall and an error say so', async () => {
  await open(<PointMallPage />, { pointRewards: [] });
  expect(screen.getByText('Nothing in the mall yet')).toBeVisible();
});

test('a failed load is retried on request', async () => {
  let isDown = true;
  const pointRewards = () => {
    if (isDown) throw new CallFailed({ code: 'offline' });
    return [mug];
  };
  const { user } = await open(<PointMallPage />, { pointRewards }, false);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'River mug' })).toBeVisible();
});

test('an item that is sold out, too dear or gone cannot be redeemed, and the page says why', async () => {
  await open(item(cash.id));
  expect(screen.getByRole('button', { name: 'Redeem' })).toBeDisabled();
  expect(await screen.findByText('It is sold out for now.')).toBeVisible();
});

test('missing points are named', async () => {
  await open(item(), { pointBalance: { ...balance, points: '399.40' } });
  expect(await screen.findByText('Points missing: 1')).toBeVisible();
});

test('an item that is gone links to the others', async () => {
  await open(item('pti_gone'));
  expect(screen.getByRole('link', { name: 'All items' })).toHaveAttribute('href', '/pointMall');
});

test('an order with its address says what happens next', async () => {
  const { user, called } = await open(item(), { redeemPointReward: order });
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  await user.type(screen.getByLabelText('Name of the recipient'), ' Rahim Uddin ');
  await user.type(screen.getByLabelText('Mobile number'), '01712345678');
  await user.type(screen.getByLabelText('Street and house'), '12 River Road');
  await user.type(screen.getByLabelText('City'), 'Dhaka');
  await user.type(screen.getByLabelText('Payment password'), '246810');
  await user.click(screen.getByRole('button', { name: 'Redeem now' }));
  expect(await screen.findByText(/We check the order and send the item/)).toBeVisible();
  expect(called.find(({ name }) => name === 'redeemPointReward')?.input).toEqual({
    item: mug.id,
    price: 400,
    address: {
      name: 'Rahim Uddin',
      mobile: '01712345678',
      street: '12 River Road',
      city: 'Dhaka',
      postcode: '',
    },
    paymentPassword: '246810',
  });
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const pin = { name: 'paymentPassword', good: '246810' } as const;
const aboutPin = [
  ['wrong-payment-password', 'paymentPassword'],
  ['payment-password-locked', 'paymentPassword'],
] as const;

describeForm('redemption of points', {
  call: 'redeemPointReward',
  open: async (line) => {
    const hosted = await open(item(), { redeemPointReward: line.gives(order) });
    await press('Redeem');
    return hosted;
  },
  fields: [
    { name: 'name', errorName: 'address.name', good: 'Rahim Uddin' },
    { name: 'mobile', errorName: 'address.mobile', good: '01712345678' },
    { name: 'street', errorName: 'address.street', good: '12 River Road' },
    { name: 'city', errorName: 'address.city', good: 'Dhaka' },
    { name: 'postcode', errorName: 'address.postcode', good: '1205', isOptional: true },
    pin,
  ],
  about: aboutPin,
});

describeForm('conversion of points', {
  call: 'convertPoint',
  open: async (line) => {
    const converted = { points: '500.00', amount: '50.00', currency: 'BDT' };
    const hosted = await open(<PointMallPage />, { convertPoint: line.gives(converted) });
    await press('Convert to cash');
    return hosted;
  },
  fields: [
    { name: 'points', good: '500', refuses: ['0', '-5', '1.5', 'five', '99', '1251', '🎰'] },
    pin,
  ],
  about: [...aboutPin, ['insufficient-points', 'points'], ['amount-out-of-range', 'points']],
});
