import { CallFailed } from '@croupier/client';
import type {
  Calls,
  HeldWin,
  HeldWinId,
  MemberId,
  GameId,
  GameReturn,
  InputOf,
  LobbyGame,
  ProviderPartner,
  ProviderStanding,
} from '@croupier/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstAgreement } from '../features/providers/agreement-of.ts';
import { anOperator, padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const studio: ProviderStanding = {
  provider: 'studio',
  name: 'Croupier Studio',
  games: 12,
  readAt: '2026-01-05T12:00:00.000Z',
  openRounds: 3,
  heldWins: 0,
  staleRounds: 1,
  calls: 1_200,
  p50Ms: 5,
  p95Ms: 20,
  p99Ms: 50,
  refusals: [{ status: 'RS_ERROR_NOT_ENOUGH_MONEY', calls: 7 }],
  hiddenIn: ['verano'],
  countries: [{ brand: 'padma', mode: 'refuse', countries: ['FR'] }],
};

const lotus: GameReturn = {
  gameId: 'gam_00000001' as GameId,
  name: { en: 'River Lotus', bn: 'River Lotus', es: 'River Lotus', ar: 'River Lotus' },
  rounds: 9_000,
  currency: 'BDT',
  staked: '9000.00',
  won: '11000.00',
  kept: '-2000.00',
  returned: 122.22,
  theory: 96.38,
  from: 90,
  to: 102,
  isOutside: true,
  byRule: 0,
  hiddenIn: [],
};

const lobbyLotus: LobbyGame = {
  nodeId: lotus.gameId,
  vassalage: 'STUDIO',
  code: 'river_lotus',
  name: lotus.name,
  gameType: 'RNG',
  rtp: 96.38,
  isShown: true,
  isProviderShown: true,
  countries: null,
};
const gold: LobbyGame = {
  ...lobbyLotus,
  nodeId: 'gam_00000002' as GameId,
  code: 'monsoon_gold',
  name: { en: 'Monsoon Gold', bn: 'Monsoon Gold', es: 'Monsoon Gold', ar: 'Monsoon Gold' },
  isShown: false,
  countries: { mode: 'admit', countries: ['BD', 'ES'] },
};

const heldWinId = (id: string) => id as HeldWinId;
const memberId = (id: string) => id as MemberId;

const heldWin: HeldWin = {
  id: heldWinId('hwn_00000001'),
  memberId: memberId('mem_00000001'),
  account: 'rahim',
  brand: 'padma',
  provider: 'studio',
  providerRound: 'R-77',
  game: lotus.name,
  currency: 'BDT',
  staked: '1.00',
  amount: '100000.01',
  bonus: '60000.00',
  bound: '5000.00',
  boundBy: 'game',
  state: 'held',
  madeAt: '2026-01-05T12:00:00.000Z',
  proposal: null,
  decidedBy: null,
  decidedAt: null,
};

const set: InputOf<Calls['setGameCountries']>[] = [];
const asked: InputOf<Calls['showGames']>[] = [];
const answers = {
  brands: [padma, verano],
  providerStandings: [studio],
  gameReturns: [lotus],
  openRounds: [],
  providerReports: [],
  lobbyGames: ({ words = '', switched }: InputOf<Calls['lobbyGames']>) => {
    const games = words === 'gold' || switched === 1 ? [gold] : [lobbyLotus, gold];
    return { games, total: games.length };
  },
  setGameCountries: (input: InputOf<Calls['setGameCountries']>) => {
    set.push(input);
    return null;
  },
  showGames: (input: InputOf<Calls['showGames']>) => {
    asked.push(input);
    return null;
  },
};

test('a provider shows the health of its calls and where it is switched off', async () => {
  await renderConsole({ path: '/providers', answers });
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('1 round open for two days');
  expect(card).toHaveTextContent('RS_ERROR_NOT_ENOUGH_MONEY 7');
  expect(within(card).getByRole('switch', { name: /Padma/ })).toBeChecked();
  expect(within(card).getByRole('switch', { name: /Verano/ })).not.toBeChecked();
});

test('a game outside its expected band is switched off in one brand, with a reason', async () => {
  const user = userEvent.setup();
  await renderConsole({ path: '/providers/returns', answers });
  const row = await screen.findByRole('row', { name: /River Lotus/ });
  expect(row).toHaveTextContent('122.22%');
  await user.click(within(row).getByRole('button', { name: 'Switch off' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('wins are paid');
  await user.type(within(dialog).getByRole('textbox'), 'pays too much');
  await user.click(within(dialog).getByRole('button', { name: 'Switch off' }));
  expect(asked).toEqual([
    {
      brand: padma.code,
      vassalage: 'studio',
      nodeId: lotus.gameId,
      isShown: false,
      note: 'pays too much',
    },
  ]);
});

test('a game is found by a part of its name, and switched on again with a reason', async () => {
  const user = userEvent.setup();
  await renderConsole({ path: '/providers/games', answers });
  expect(await screen.findByRole('row', { name: /River Lotus/ })).toHaveTextContent('Everywhere');
  await user.type(screen.getByRole('searchbox', { name: 'Find a game' }), 'gold');
  await screen.findByRole('table', { name: '1 game on offer' });
  const row = screen.getByRole('row', { name: /Monsoon Gold/ });
  expect(row).toHaveTextContent('Only Bangladesh, Spain');
  await user.click(within(row).getByRole('switch'));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'mended');
  await user.click(within(dialog).getByRole('button', { name: 'Show' }));
  expect(asked.at(-1)).toEqual({
    brand: padma.code,
    vassalage: 'studio',
    nodeId: gold.nodeId,
    isShown: true,
    note: 'mended',
  });
});

test('a provider is blocked in countries, given by country code and with a reason', async () => {
  const user = userEvent.setup();
  await renderConsole({ path: '/providers', answers });
  const card = await screen.findByRole('article');
  await user.click(within(card).getByRole('button', { name: /Countries of .* Padma/ }));
  const dialog = await screen.findByRole('dialog');
  const countries = within(dialog).getByRole('textbox', { name: /Countries/ });
  expect(countries).toHaveValue('FR');
  await user.clear(countries);
  await user.type(countries, 'France');
  await user.type(within(dialog).getByRole('textbox', { name: /Why/ }), 'licence');
  await user.click(within(dialog).getByRole('button', { name: 'Set countries' }));
  expect(dialog).toHaveTextContent('Name at least one country');
  await user.clear(countries);
  await user.type(countries, 'fr, de');
  await user.click(within(dialog).getByRole('button', { name: 'Set countries' }));
  expect(set).toEqual([
    {
      brand: 'padma',
      vassalage: 'studio',
      rule: { mode: 'refuse', countries: ['FR', 'DE'] },
      note: 'licence',
    },
  ]);
});

test('rounds and reports show an empty state', async () => {
  await renderConsole({ path: '/providers/rounds', answers });
  expect(await screen.findByText('No round stays open')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See “Standing”' })).toHaveAttribute(
    'href',
    '/providers/standing',
  );
});

describe('a win above its bound', () => {
  const proposed = {
    kind: 'take-back',
    operatorId: 'opr_somebody',
    operator: 'Olga',
    at: '2026-01-05T12:10:00.000Z',
    note: 'a fault of the game',
  } as const;

  test('is released by a proposal with a note', async () => {
    const proposals: InputOf<Calls['proposeHeldWin']>[] = [];
    await renderConsole({
      path: '/providers/wins',
      answers: {
        ...answers,
        heldWins: [heldWin],
        proposeHeldWin: (input: InputOf<Calls['proposeHeldWin']>) => void proposals.push(input),
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Propose release' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'checked with the provider');
    await user.click(within(dialog).getByRole('button', { name: 'Propose release' }));
    expect(await screen.findByText('Proposed. Another person has to confirm it.')).toBeVisible();
    expect(proposals).toEqual([
      {
        id: heldWin.id,
        memberId: heldWin.memberId,
        note: 'checked with the provider',
        proposal: 'release',
      },
    ]);
  });

  test('is confirmed by another person than the one who proposed', async () => {
    const confirmed: InputOf<Calls['confirmHeldWin']>[] = [];
    await renderConsole({
      path: '/providers/wins',
      answers: {
        ...answers,
        heldWins: [{ ...heldWin, proposal: proposed }],
        confirmHeldWin: (input: InputOf<Calls['confirmHeldWin']>) => void confirmed.push(input),
      },
    });
    const user = userEvent.setup();
    expect(await screen.findByText('a fault of the game')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'yes');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The win is decided.')).toBeVisible();
    expect(confirmed).toHaveLength(1);
  });

  test('offers the proposer only the withdrawal of the proposal', async () => {
    const own = { ...proposed, operatorId: anOperator().id };
    await renderConsole({
      path: '/providers/wins',
      answers: { ...answers, heldWins: [{ ...heldWin, proposal: own }] },
    });
    expect(await screen.findByRole('button', { name: 'Withdraw proposal' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  test('says so where there is none', async () => {
    await renderConsole({ path: '/providers/wins', answers: { ...answers, heldWins: [] } });
    expect(await screen.findByText('No win is held back')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See “Providers”' })).toBeVisible();
  });
});

describe('who the providers are', () => {
  const acme: ProviderPartner = {
    provider: 'acme',
    revision: 3,
    isOff: false,
    isHouse: false,
    keys: [
      { keyId: 'k1', until: null },
      { keyId: 'k2', until: null },
    ],
    agreement: {
      ...firstAgreement,
      displayName: 'Acme',
      origin: 'https://acme.example',
      maxStake: { BDT: '50.00' },
    },
  };
  const house = { ...acme, provider: 'studio', isHouse: true, keys: [] };

  test('a provider is added, and its first key is shown this once', async () => {
    const added: InputOf<Calls['addProvider']>[] = [];
    const user = userEvent.setup();
    await renderConsole({
      path: '/providers/partners',
      answers: {
        ...answers,
        providerPartners: [house, acme],
        addProvider(input: InputOf<Calls['addProvider']>) {
          added.push(input);
          return { keyId: 'k1', secret: 'the-secret-of-nova' };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a provider' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'nova');
    await user.type(within(dialog).getByRole('textbox', { name: /players read/ }), 'Nova');
    await user.type(
      within(dialog).getByRole('textbox', { name: 'Origin' }),
      'https://nova.example',
    );
    await user.click(within(dialog).getByRole('checkbox', { name: 'Takes tips' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Why?' }), 'contract of May');
    await user.click(within(dialog).getByRole('button', { name: 'Add a provider' }));
    expect(await screen.findByText('the-secret-of-nova')).toBeVisible();
    expect(added).toMatchObject([
      {
        provider: 'nova',
        note: 'contract of May',
        agreement: { displayName: 'Nova', takesTips: true, paysPrizes: false },
      },
    ]);
  });

  test('an invalid agreement is marked at its field, and the typed text stays', async () => {
    const user = userEvent.setup();
    const problem = new CallFailed({
      code: 'invalid-input',
      fields: { 'agreement.addresses.0': { code: 'invalid' } },
    });
    await renderConsole({
      path: '/providers/partners',
      answers: { ...answers, providerPartners: [acme], changeProvider: problem },
    });
    await user.click(await screen.findByRole('button', { name: 'Change agreement' }));
    const dialog = await screen.findByRole('dialog');
    const addresses = within(dialog).getByRole('textbox', { name: /Addresses/ });
    await user.type(addresses, 'nowhere');
    await user.type(within(dialog).getByRole('textbox', { name: 'Why?' }), 'new server');
    await user.click(within(dialog).getByRole('button', { name: 'Change agreement' }));
    expect(await within(dialog).findByText('Check this entry.')).toBeVisible();
    expect(addresses).toBeInvalid();
    expect(addresses).toHaveValue('nowhere');
    expect(within(dialog).getByRole('textbox', { name: 'Origin' })).toBeValid();
  });

  test('a key is ended in a day, a provider switched off, each with a reason', async () => {
    const ended: InputOf<Calls['endProviderKey']>[] = [];
    const switched: InputOf<Calls['switchProvider']>[] = [];
    const user = userEvent.setup();
    await renderConsole({
      path: '/providers/partners',
      answers: {
        ...answers,
        providerPartners: [acme],
        endProviderKey: (input: InputOf<Calls['endProviderKey']>) => void ended.push(input),
        switchProvider: (input: InputOf<Calls['switchProvider']>) => void switched.push(input),
      },
    });
    const [first] = await screen.findAllByRole('button', { name: 'End key' });
    if (!first) throw new Error('no key to end');
    await user.click(first);
    const ending = await screen.findByRole('dialog');
    await user.type(within(ending).getByRole('textbox'), 'changed over');
    await user.click(within(ending).getByRole('button', { name: 'End key' }));
    expect(await screen.findByText('The key ends as chosen.')).toBeVisible();
    expect(ended).toMatchObject([{ provider: 'acme', keyId: 'k1', note: 'changed over' }]);
    expect(Date.parse(ended[0]?.at ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await user.click(screen.getByRole('button', { name: 'Switch off' }));
    const off = await screen.findByRole('dialog');
    await user.type(within(off).getByRole('textbox'), 'their request');
    await user.click(within(off).getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText('The provider is switched off.')).toBeVisible();
    expect(switched).toEqual([{ provider: 'acme', isOff: true, note: 'their request' }]);
  });

  test('the platform’s own studio can only be switched', async () => {
    await renderConsole({
      path: '/providers/partners',
      answers: { ...answers, providerPartners: [house] },
    });
    expect(await screen.findByRole('button', { name: 'Switch off' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Change agreement' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New key' })).toBeNull();
  });
});
