import type { AdminGame, GameTerms } from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderConsole } from '../testing/render-console.tsx';

const name = { en: 'Dice K3', bn: 'ছক্কা K3', es: 'Dados K3', ar: 'نرد K3' };

const terms: GameTerms = {
  name,
  schedule: { kind: 'every', seconds: 60, lockSeconds: 8 },
  limits: {
    BDT: { minStake: '1.00', maxStake: '100.00', maxStakePerDraw: '500.00', maxPayout: '9000.00' },
  },
  prizeModes: [{ mode: 'SEA', group: null }],
  prices: { 'sum:10': ['7.68'] },
};

function aGame(overrides: Partial<AdminGame> = {}): AdminGame {
  return {
    gameId: 'k3-1m',
    version: 3,
    enabled: true,
    name,
    family: 'k3',
    schedule: terms.schedule,
    terms,
    definition: '{}',
    playTypes: [
      {
        code: 'sum',
        name: { en: 'Sum', bn: 'যোগফল', es: 'Suma', ar: 'المجموع' },
        rule: name,
        pick: { form: 'choice' },
        choices: [
          {
            code: '10',
            name: { en: 'Ten', bn: '১০', es: 'Diez', ar: '١٠' },
            odds: '7.68',
            otherOdds: [],
            rtp: 96,
          },
        ],
        odds: [],
        unitStake: 1,
        rtp: 96,
        isLotteryClass: false,
      },
    ],
    ...overrides,
  };
}

const quiet = {
  adminDraws: { rows: [], next: null },
  lotteryGameBounds: { restrictions: [], caps: [] },
};

function fill(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

test('the list shows every game with its schedule and links to it', async () => {
  const user = userEvent.setup();
  await renderConsole({
    path: '/lottery',
    answers: { ...quiet, adminGames: [aGame()], adminGame: aGame() },
  });
  const row = await screen.findByRole('row', {
    name: /Dice K3.*k3-1m.*Every 60 seconds.*On offer/,
  });
  await user.click(within(row).getByRole('link', { name: 'Dice K3' }));
  expect(await screen.findByRole('heading', { name: 'Dice K3', level: 2 })).toBeVisible();
});

test('saving changed terms under another id creates another game, with a note', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/lottery/k3-1m',
    answers: {
      ...quiet,
      adminGame: aGame(),
      previewLotteryGame: { errors: [], playTypes: aGame().playTypes },
      changeLotteryGame: aGame({ gameId: 'k3-2m', version: 1 }),
    },
  });
  fill(await screen.findByLabelText('Seconds from draw to draw'), '120');
  await user.click(screen.getByRole('tab', { name: 'Prices' }));
  await user.click(screen.getByText('Sum'));
  fill(await screen.findByLabelText('Ten'), '7.00');
  await user.click(screen.getByRole('button', { name: 'Preview returns' }));
  expect(await screen.findByText('These terms hold together and can be saved.')).toBeVisible();
  const changed = {
    ...terms,
    schedule: { kind: 'every', seconds: 120, lockSeconds: 8 },
    prices: { 'sum:10': ['7.00'] },
  };
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'previewLotteryGame',
      input: { gameId: 'k3-1m', terms: changed },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Save these terms' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save these terms' });
  fill(within(dialog).getByLabelText('Id'), 'k3-2m');
  fill(within(dialog).getByLabelText(/^Why/), 'a slower table');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('k3-2m is saved.')).toBeVisible();
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'changeLotteryGame',
      input: {
        gameId: 'k3-2m',
        from: 'k3-1m',
        version: 0,
        enabled: true,
        terms: changed,
        note: 'a slower table',
      },
    }),
  );
});

test('errors are shown before saving, and a refused save shows the reason', async () => {
  const user = userEvent.setup();
  await renderConsole({
    path: '/lottery/k3-1m',
    answers: {
      ...quiet,
      adminGame: aGame(),
      previewLotteryGame: { errors: ['"sum" returns more than is staked.'], playTypes: [] },
      changeLotteryGame: aFailure({ code: 'version-conflict' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Preview returns' }));
  expect(await screen.findByText('"sum" returns more than is staked.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save these terms' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save these terms' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByLabelText(/^Why/)).toBeInvalid();
  fill(within(dialog).getByLabelText(/^Why/), 'again');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/Someone else changed this/)).toBeVisible();
});

test('a number is closed and a play type capped on the game page, and both are lifted again', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/lottery/k3-1m',
    answers: {
      ...quiet,
      adminGame: aGame(),
      lotteryGameBounds: {
        restrictions: [
          { playType: 'sum', choice: '3', rule: 'closed', reason: 'too dear', setBy: 'mina' },
        ],
        caps: [{ playType: 'sum', currency: 'BDT', cap: '5000.00', setBy: 'mina' }],
      },
      restrictNumber: undefined,
      capPlayType: undefined,
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Numbers and caps' }));
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  await user.click(screen.getByRole('button', { name: 'Lift' }));
  fill(screen.getByLabelText('Number or choice'), '10');
  fill(screen.getByLabelText(/^Why/), 'too much on it');
  await user.click(screen.getByRole('button', { name: 'Restrict this number' }));
  await user.click(screen.getByRole('button', { name: 'Set this cap' }));
  expect(screen.getByLabelText('Cap')).toBeInvalid();
  fill(screen.getByLabelText('Cap'), '800');
  await user.click(screen.getByRole('button', { name: 'Set this cap' }));
  const inputs = (call: string) =>
    called.filter((one) => one.name === call).map((one) => one.input);
  expect(inputs('restrictNumber')).toEqual([
    expect.objectContaining({ playType: 'sum', choice: '3', rule: 'open' }),
    expect.objectContaining({ playType: 'sum', choice: '10', rule: 'closed' }),
  ]);
  expect(inputs('capPlayType')).toEqual([
    { gameId: 'k3-1m', playType: 'sum', currency: 'BDT', cap: null },
    { gameId: 'k3-1m', playType: 'sum', currency: 'BDT', cap: expect.stringMatching(/^800/) },
  ]);
});
