import type { ShownCampaign } from '@croupier/contracts';
import { aFailure, aSession, idOf, renderInHost, type Answers } from '@croupier/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import description from '../../module.json';
import { remote } from '../remote.tsx';
import { loadCentre } from '../testing/centre.tsx';
import { aDeposit, aStatus, bkash } from '../testing/makers.ts';

const inAll = (text: string) => ({ en: text, bn: text, es: text, ar: text });

const campaign: ShownCampaign = {
  id: idOf('cmp', '00000001'),
  category: 'reload',
  art: 'kite',
  title: inAll('Half on top'),
  summary: inAll('50% on your deposit'),
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  trigger: 'deposit',
  tiers: [
    {
      from: '200.00',
      gift: {
        kind: 'share',
        percent: 50,
        most: '1000.00',
        terms: { times: 10, days: 7, spends: 'bonus-first', maxStake: null, weights: { RNG: 100 } },
      },
    },
  ],
  currency: 'BDT',
  needsJoin: true,
  hasJoined: false,
  status: 'join',
  progress: null,
  canCheckIn: false,
  depositsBefore: 0,
  rewardId: null,
  terms: [inAll('Stake it ten times.')],
};
const other: ShownCampaign = {
  ...campaign,
  id: idOf('cmp', '00000002'),
  trigger: 'code',
  depositsBefore: null,
};

async function open(answers: Answers = {}) {
  const Centre = await loadCentre();
  const hosted = await renderInHost(<Centre first="depositv2" />, {
    session: aSession(),
    balance: { sumBalance: '1250.00', currency: 'BDT', version: 3 },
    texts: { 'mfe-member': remote.texts },
    publishes: description.topics.publishes,
    answers: {
      depositMethods: [bkash],
      deposits: { rows: [], next: null },
      protection: aStatus(),
      campaigns: [campaign, other],
      joinCampaign: { ...campaign, hasJoined: true, status: 'processing' },
      leaveCampaign: campaign,
      requestDeposit: aDeposit({ kind: 'transfer', method: 'bank-transfer', payUrl: null }),
      ...answers,
    },
  });
  await screen.findByRole('textbox', { name: 'Amount' });
  const calledAs = (name: string) =>
    hosted.called.filter((one) => one.name === name).map(({ input }) => input);
  return { ...hosted, calledAs, user: userEvent.setup() };
}

test('a chosen promotion shows its reward and conditions, and is joined before the deposit is requested', async () => {
  const { user, called, calledAs } = await open();
  await user.click(await screen.findByRole('radio', { name: /Half on top/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
  expect(screen.getByText(/a bonus of ৳250.00\. Stake ৳2,500.00 within 7 days/)).toBeVisible();
  expect(screen.getByText('Stake it ten times.')).toBeInTheDocument();
  expect(screen.getAllByRole('radio', { name: /Half on top/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Pay ৳500.00' }));
  await waitFor(() => expect(calledAs('requestDeposit')).toHaveLength(1));
  expect(calledAs('joinCampaign')).toEqual([{ id: campaign.id }]);
  const names = called.map(({ name }) => name);
  expect(names.indexOf('joinCampaign')).toBeLessThan(names.indexOf('requestDeposit'));
});

test('a promotion that cannot be joined stops the deposit and says why', async () => {
  const { user, calledAs } = await open({ joinCampaign: aFailure({ code: 'campaign-closed' }) });
  await user.click(await screen.findByRole('radio', { name: /Half on top/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
  await user.click(screen.getByRole('button', { name: 'Pay ৳500.00' }));
  expect(await screen.findByText(/This promotion is over/)).toBeVisible();
  expect(calledAs('requestDeposit')).toEqual([]);
});

test('a joined promotion is chosen at first, and without a promotion it is left', async () => {
  const joined: ShownCampaign = { ...campaign, hasJoined: true, status: 'processing' };
  const { user, calledAs } = await open({ campaigns: [joined] });
  expect(await screen.findByRole('radio', { name: /Half on top/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Without a promotion' }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
  await user.click(screen.getByRole('button', { name: 'Pay ৳500.00' }));
  await waitFor(() => expect(calledAs('requestDeposit')).toHaveLength(1));
  expect(calledAs('leaveCampaign')).toEqual([{ id: campaign.id }]);
});

test('without such promotions there is no choice', async () => {
  await open({ campaigns: [other] });
  expect(screen.queryByRole('group', { name: 'Promotion for this deposit' })).toBeNull();
});

test('a promotion for a later deposit promises nothing for this one', async () => {
  const { user } = await open({ campaigns: [{ ...campaign, depositsBefore: 2 }] });
  await user.click(await screen.findByRole('radio', { name: /Half on top/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
  expect(
    screen.getByText(/Not with this deposit: 2 deposits must be credited first/),
  ).toBeVisible();
  expect(screen.queryByText(/You would get/)).not.toBeInTheDocument();
});
