import type { FreeRoundsHolder, FreeRoundsOffer, Id, LobbyGame } from '@croupier/contracts';
import { aFailure, type Answers } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOperator, padma } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const idOf = <Kind extends string>(kind: Kind, rest: string) => `${kind}_${rest}` as Id<Kind>;

const name = { en: 'River Lotus', bn: 'নদীর পদ্ম', es: 'Loto del Río', ar: 'لوتس النهر' };
const river: LobbyGame = {
  nodeId: idOf('gam', '00000001'),
  vassalage: 'STUDIO',
  code: 'river_lotus',
  name,
  gameType: 'RNG',
  rtp: 96,
  isShown: true,
  isProviderShown: true,
  countries: null,
};

const anOffer = (overrides: Partial<FreeRoundsOffer> = {}): FreeRoundsOffer => ({
  id: idOf('fro', '00000001'),
  brand: 'padma',
  game: { nodeId: river.nodeId, name },
  provider: 'Croupier Studio',
  campaign: { en: 'Friday', bn: 'Friday', es: 'Friday', ar: 'Friday' },
  state: 'granted',
  members: 2,
  rounds: 10,
  used: 4,
  active: 2,
  unsent: 1,
  stake: '5.00',
  currency: 'BDT',
  terms: null,
  until: '2026-03-01T12:00:00.000Z',
  note: 'won the quiz',
  operatorId: idOf('opr', '00000009'),
  operator: 'olga',
  offeredAt: '2026-02-01T12:00:00.000Z',
  ...overrides,
});

const holder: FreeRoundsHolder = {
  id: idOf('frr', '00000001'),
  memberId: idOf('mem', '00000001'),
  account: 'rahim',
  state: 'active',
  rounds: 10,
  used: 3,
  sentAt: null,
  sendError: 'HTTP 422',
};

async function open(
  rows: readonly FreeRoundsOffer[],
  answers: Answers = {},
  path = '/free-rounds?brand=padma',
) {
  const rendered = await renderConsole({
    path,
    answers: {
      brands: [padma],
      freeRoundsOffers: { rows, next: null },
      freeRoundsHolders: [holder],
      lobbyGames: { games: [river], total: 1 },
      ...answers,
    },
  });
  const inputsOf = (call: string) =>
    rendered.called.filter((one) => one.name === call).map(({ input }) => input);
  return { ...rendered, user: userEvent.setup(), inputsOf };
}

const dialog = () => within(screen.getByRole('dialog'));

test('an offer shows how much of it was played, and how many members its provider was not notified of', async () => {
  await open([anOffer()]);
  expect(await screen.findByRole('heading', { name: 'Friday' })).toBeVisible();
  expect(screen.getByText('4 of 20')).toBeVisible();
  expect(screen.getByText('The provider does not know of 1 member yet.')).toBeVisible();
});

test('without a brand in the address it opens on the operator’s first brand', async () => {
  const { inputsOf } = await open([anOffer()], {}, '/free-rounds');
  expect(await screen.findByRole('heading', { name: 'Friday' })).toBeVisible();
  expect(inputsOf('freeRoundsOffers')).toMatchObject([{ brand: 'padma' }]);
  expect(screen.getByRole('button', { name: 'Grant free rounds' })).toBeVisible();
});

test('without offers it says so', async () => {
  await open([]);
  expect(await screen.findByText('No free rounds yet')).toBeVisible();
});

test('what the platform refuses is marked at its field', async () => {
  const { user } = await open([], {
    grantFreeRounds: aFailure({
      code: 'invalid-input',
      fields: { accounts: { code: 'invalid' }, stake: { code: 'range', min: 5, max: 500 } },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Grant free rounds' }));
  await user.type(dialog().getByRole('textbox', { name: /^Members/ }), 'nobody');
  await user.type(dialog().getByRole('textbox', { name: /^Stake/ }), '1');
  await user.type(dialog().getByRole('textbox', { name: /^Name/ }), 'Friday');
  await user.type(dialog().getByRole('textbox', { name: /^Why/ }), 'won the quiz');
  await user.click(dialog().getByRole('button', { name: 'Grant free rounds' }));
  expect(await dialog().findByText('Between 5 and 500, please.')).toBeVisible();
  expect(dialog().getByText(/^None of these accounts/)).toBeVisible();
});

test('one press grants a list of members rounds in one game, once', async () => {
  const granted = { offer: anOffer(), unknown: ['nobody'] };
  const { user, called } = await open([], { grantFreeRounds: granted });
  await user.click(await screen.findByRole('button', { name: 'Grant free rounds' }));
  await user.type(dialog().getByRole('textbox', { name: /^Members/ }), 'rahim, karim rahim');
  await user.type(dialog().getByRole('textbox', { name: /^Stake/ }), '5');
  await user.type(dialog().getByRole('textbox', { name: /^Name/ }), 'Friday');
  await user.type(dialog().getByRole('textbox', { name: /^Why/ }), 'won the quiz');
  await user.click(dialog().getByRole('button', { name: 'Grant free rounds' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called.filter((one) => one.name === 'grantFreeRounds')).toMatchObject([
    {
      input: {
        brand: 'padma',
        accounts: ['rahim', 'karim'],
        gameId: river.nodeId,
        rounds: 10,
        stake: '5',
        words: { en: { title: 'Friday' } },
        terms: null,
        note: 'won the quiz',
      },
      key: expect.any(String),
    },
  ]);
  expect(await screen.findByText(/These got nothing.*nobody/)).toBeVisible();
});

test('an invalid value is reported at its field, and no request is sent', async () => {
  const { user, inputsOf } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Grant free rounds' }));
  await user.type(dialog().getByRole('textbox', { name: /^Why/ }), 'a reason');
  await user.click(dialog().getByRole('button', { name: 'Grant free rounds' }));
  expect(dialog().getByText('Name 1 to 500 members.')).toBeVisible();
  expect(dialog().getByText('Enter an amount above zero.')).toBeVisible();
  expect(inputsOf('grantFreeRounds')).toEqual([]);
});

test('an offer above the brand’s amount needs another operator', async () => {
  const waiting = anOffer({ state: 'waiting', active: 0, operatorId: anOperator().id });
  const own = await open([waiting]);
  expect(await screen.findByText(/another operator has to agree/)).toBeVisible();
  own.unmount();

  const other = { ...waiting, operatorId: idOf('opr', '00000009') };
  const { user, inputsOf } = await open([other], { confirmFreeRounds: anOffer() });
  await user.click(await screen.findByRole('button', { name: 'Agree' }));
  await user.type(dialog().getByRole('textbox'), 'checked');
  await user.click(dialog().getByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('confirmFreeRounds')).toEqual([
    { brand: 'padma', offerId: other.id, note: 'checked' },
  ]);
});

test('remaining rounds are revoked, of all members or of one', async () => {
  const { user, inputsOf } = await open([anOffer()], { cancelFreeRounds: anOffer({ active: 0 }) });
  await user.click(await screen.findByRole('button', { name: 'Members' }));
  expect(await dialog().findByText('refused: HTTP 422')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Take back' }));
  await user.type(dialog().getByRole('textbox'), 'a mistake');
  await user.click(dialog().getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(inputsOf('cancelFreeRounds')).toEqual([
      { brand: 'padma', offerId: anOffer().id, holderId: holder.id, note: 'a mistake' },
    ]),
  );
});
