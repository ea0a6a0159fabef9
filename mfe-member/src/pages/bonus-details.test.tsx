import type { Bonus, BonusEntry } from '@croupier/contracts';
import { Toaster } from '@croupier/ui';
import {
  aFailure,
  aProfile,
  aSession,
  renderInHost,
  type Answers,
  idOf,
} from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import description from '../../module.json';
import { remote } from '../remote.tsx';
import { loadCentre } from '../testing/centre.tsx';

const none = { rows: [], next: null };

const aBonus = (overrides: Partial<Bonus> = {}): Bonus => ({
  id: idOf('bon', '00000001'),
  campaign: { en: 'Friday', bn: 'Friday', es: 'Friday', ar: 'Friday' },
  state: 'active',
  forfeitedBy: null,
  currency: 'BDT',
  granted: '50.00',
  left: '42.50',
  wagered: '125.00',
  target: '500.00',
  spends: 'bonus-first',
  maxStake: '20.00',
  weights: { RNG: 100, LIVE: 10 },
  grantedAt: '2026-01-02T10:00:00.000Z',
  expiresAt: '2099-01-09T10:00:00.000Z',
  endedAt: null,
  ...overrides,
});

const aLine = (kind: BonusEntry['kind'], amount: string): BonusEntry => ({
  transferId: idOf('trf', `0000${kind}`),
  kind,
  amount,
  balanceAfter: '42.50',
  reference: aBonus().id,
  bookedAt: '2026-01-02T10:00:00.000Z',
});

async function open(answers: Answers = {}) {
  const Centre = await loadCentre();
  const page = (
    <>
      <Centre first="bonusDetails" />
      <Toaster />
    </>
  );
  const hosted = await renderInHost(page, {
    session: aSession(),
    balance: { sumBalance: '1250.00', currency: 'BDT', version: 3 },
    texts: { 'mfe-member': remote.texts },
    publishes: description.topics.publishes,
    answers: { memberInfo: aProfile(), bonuses: [], bonusHistory: none, ...answers },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  const forfeits = () =>
    hosted.called.filter(({ name }) => name === 'forfeitBonus').map(({ input }) => input);
  return { ...hosted, forfeits, user: userEvent.setup() };
}

test('an active bonus shows the remaining amount, the progress and the bets that count', async () => {
  await open({
    bonuses: [aBonus()],
    bonusHistory: { ...none, rows: [aLine('won', '7.50')] },
  });
  const bonus = within(screen.getByRole('article'));
  expect(bonus.getByRole('heading', { name: 'Friday' })).toBeVisible();
  expect(bonus.getByText('৳42.50')).toBeVisible();
  expect(bonus.getByText('৳375.00 still to stake')).toBeVisible();
  expect(bonus.getByRole('progressbar')).toHaveAttribute('value', '0.25');
  expect(bonus.getByText('100%').closest('li')).toHaveTextContent('Slots 100%');
  expect(bonus.getByText(/A stake above ৳20.00 takes cash alone/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Win \+৳7.50/ })).toBeVisible();
  expect(bonus.getByRole('button', { name: 'Open “Betting record”' })).toBeVisible();
});

test('without a bonus the page explains what will be shown', async () => {
  await open();
  expect(screen.getByText('No bonus yet')).toBeVisible();
  expect(screen.getByText('Nothing booked yet')).toBeVisible();
});

test('a bonus is forfeited only after a confirmation', async () => {
  let bonuses = [aBonus()];
  const { user, forfeits } = await open({
    bonuses: () => bonuses,
    forfeitBonus: () => (bonuses = [aBonus({ state: 'forfeited', forfeitedBy: 'member' })]),
  });
  await user.click(screen.getByRole('button', { name: 'Give the bonus up' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Back' }));
  expect(forfeits()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Give the bonus up' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/৳42.50 of bonus money/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Give the bonus up' }));
  expect(await screen.findByText('You have no active bonus now.')).toBeVisible();
  expect(forfeits()).toEqual([{ id: aBonus().id }]);
  expect(screen.getByRole('row', { name: /Friday .* Given up/ })).toBeVisible();
});

test('a round played with the bonus is named, and the bonus stays', async () => {
  const { user } = await open({
    bonuses: [aBonus()],
    forfeitBonus: aFailure({ code: 'bonus-in-play' }),
  });
  await user.click(screen.getByRole('button', { name: 'Give the bonus up' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Give the bonus up' }));
  expect(await dialog.findByText(/A round is being played with this bonus/)).toBeVisible();
});

test('the page updates itself, and reports when the bonus becomes cash', async () => {
  let shown = aBonus();
  const { host } = await open({ bonuses: () => [shown] });
  shown = aBonus({ wagered: '400.00', left: '12.00' });
  act(() => host.publish('bonus.changed', { id: shown.id, state: 'active' }));
  expect(await screen.findByText('৳100.00 still to stake')).toBeVisible();
  shown = aBonus({ state: 'converted', wagered: '500.00', endedAt: '2026-01-03T10:00:00.000Z' });
  act(() => host.publish('bonus.changed', { id: shown.id, state: 'converted' }));
  expect(await screen.findByText(/is cash now/)).toBeVisible();
  expect(await screen.findByRole('row', { name: /Friday .* Became cash/ })).toBeVisible();
});

test('a revoked bonus shows the reason', async () => {
  await open({
    bonuses: [
      aBonus({ state: 'forfeited', forfeitedBy: 'house', endedAt: '2026-01-03T10:00:00.000Z' }),
    ],
  });
  expect(screen.getByRole('row', { name: /Friday .* Taken back by us/ })).toBeVisible();
});

test('free rounds show what is left, what each is worth and until when', async () => {
  await open({
    bonuses: [],
    freeRounds: [
      {
        id: idOf('frr', '00000001'),
        campaign: { en: 'Welcome', bn: 'Welcome', es: 'Welcome', ar: 'Welcome' },
        state: 'active',
        game: null,
        provider: 'Croupier Studio',
        rounds: 10,
        left: 7,
        stake: '2.00',
        currency: 'BDT',
        winsTimes: null,
        until: '2099-01-09T10:00:00.000Z',
      },
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Free rounds' })).toBeVisible();
  expect(screen.getByText(/7 of 10 left/)).toHaveTextContent('৳2.00');
});
