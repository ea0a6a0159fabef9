import { webcrypto } from 'node:crypto';
import { sha256Hex, sha256OfText, type Localized, type Raffle } from '@croupier/contracts';
import { drawTickets, raffleEntryText } from '@croupier/contracts/raffle-draw';
import { aFailure, aSession, idOf, renderInHost, type Answers } from '@croupier/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import description from '../../module.json';
import { remote } from '../remote.tsx';
import { RafflesPage } from './raffles-page.tsx';

// jsdom has no cryptography of its own.
beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', {
    value: webcrypto.subtle,
    configurable: true,
  });
});

const inAll = (text: string): Localized => ({ en: text, bn: text, es: text, ar: text });

const lines = [
  { first: 0, tickets: 3, holder: 'aaaa000000000001' },
  { first: 3, tickets: 4, holder: 'bbbb000000000002' },
];
const seed = 'ab'.repeat(32);
const value = 'cd'.repeat(32);

const open: Raffle = {
  id: idOf('rfl', '00000001'),
  state: 'open',
  currency: 'BDT',
  terms: {
    title: inAll('Friday draw'),
    prizes: [{ reward: { kind: 'cash', amount: '500.00' }, winners: 2 }],
    firstDay: '2026-03-01',
    lastDay: '2026-03-07',
    turnover: '100.00',
    categories: [],
    dailyTickets: 2,
    ticketsAtMost: 50,
  },
  startsAt: '2026-02-28T18:00:00.000Z',
  closesAt: '2126-03-07T18:00:00.000Z',
  proof: {
    numero: 'rfl_00000001',
    commit: 'ff'.repeat(32),
    seal: null,
    tickets: 0,
    serverSeed: null,
    beacon: null,
    drawn: [],
  },
  winners: [],
};

/** A raffle that was drawn as the platform draws. */
async function aDrawn(): Promise<Raffle> {
  const seal = await sha256OfText(lines.map(raffleEntryText).join(''));
  const round = 1;
  const drawn = await drawTickets({
    serverSeed: seed,
    numero: open.proof.numero,
    seal,
    tickets: 7,
    winners: 2,
    external: `local:${round}:${value}`,
  });
  const chainEnd = await sha256Hex(value);
  return {
    ...open,
    state: 'drawn',
    proof: {
      ...open.proof,
      commit: await sha256Hex(seed),
      seal,
      tickets: 7,
      serverSeed: seed,
      beacon: {
        source: 'local-chain',
        chainEnd,
        publishedAt: '2026-03-01T00:00:00.000Z',
        round,
        value,
        previous: chainEnd,
      },
      drawn,
    },
    winners: drawn.map((ticket, index) => ({
      place: index + 1,
      ticket,
      account: 'ra•••m',
      holder: lines.find(({ first, tickets }) => ticket < first + tickets)?.holder ?? '',
      reward: { kind: 'cash', amount: '500.00' },
    })),
  };
}

const show = (answers: Answers, session = aSession()) =>
  renderInHost(<RafflesPage />, {
    texts: { 'mfe-promo': remote.texts },
    publishes: description.topics.publishes,
    session,
    answers,
  });

test('shows the own tickets and claims the free ones of today', async () => {
  const user = userEvent.setup();
  const own = { id: open.id, tickets: 5, claimable: 2, holder: 'aaaa000000000001' };
  const { called } = await show({
    raffles: [open],
    ownRaffles: [own],
    claimRafflePromotion: { added: 2, tickets: 7 },
  });
  expect(await screen.findByText('You have 5 tickets')).toBeVisible();
  expect(screen.getByText('One ticket for each ৳100.00 that you bet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Claim 2 free tickets' }));
  expect(await screen.findByText('Today’s free tickets are yours.')).toBeVisible();
  expect(called.find(({ name }) => name === 'claimRafflePromotion')?.input).toEqual({
    id: open.id,
  });
});

test('the browser computes a drawn raffle again from the list', async () => {
  const user = userEvent.setup();
  const drawn = await aDrawn();
  const [first] = drawn.winners;
  await show({
    raffles: [drawn],
    ownRaffles: [{ id: drawn.id, tickets: 3, claimable: 0, holder: first?.holder ?? '' }],
    raffleTickets: lines,
  });
  expect(await screen.findByText(/^You won: /)).toBeVisible();
  const table = screen.getByRole('table', { name: 'Winners' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByText('Check the draw'));
  await user.click(screen.getByRole('button', { name: 'Compute the draw again' }));
  expect(await screen.findByText('Everything matches: the draw was fair.')).toBeVisible();
});

test('a changed list is noticed', async () => {
  const user = userEvent.setup();
  await show({ raffles: [await aDrawn()], ownRaffles: [], raffleTickets: lines.slice(1) });
  await user.click(await screen.findByText('Check the draw'));
  await user.click(screen.getByRole('button', { name: 'Compute the draw again' }));
  expect(await screen.findByText('Something does not match.')).toBeVisible();
});

test('without a raffle the page says so, and an error offers a retry', async () => {
  const { unmount } = await show({ raffles: [], ownRaffles: [] });
  expect(await screen.findByText('No raffle at the moment')).toBeVisible();
  unmount();
  await show({ raffles: aFailure({ code: 'unavailable' }), ownRaffles: [] });
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});
