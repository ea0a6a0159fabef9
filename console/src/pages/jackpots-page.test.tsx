import type { Calls, InputOf, JackpotTerms } from '@croupier/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const terms: JackpotTerms = {
  brand: 'padma',
  currency: 'BDT',
  periodSeconds: 3_600,
  seed: '1000.00',
  isActive: true,
  shares: [{ provider: 'studio', gameId: null, millionths: 10_000 }],
  revision: 4,
};

const asked: InputOf<Calls['setJackpot']>[] = [];
const answers = {
  brands: [padma, verano],
  jackpotTerms: [terms],
  setJackpot: (input: InputOf<Calls['setJackpot']>) => {
    asked.push(input);
    return { ...terms, revision: 5 };
  },
};

test('each brand shows the contributions of its jackpot, or that it has none', async () => {
  await renderConsole({ path: '/jackpots', answers });
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('1.00% studio every game');
  expect(first).toHaveTextContent('every hour');
  expect(first).toHaveTextContent('BDT 1,000.00');
  expect(second).toHaveTextContent('This brand has no jackpot.');
});

test('terms are saved with a reason and the revision last seen; an invalid value is reported', async () => {
  const user = userEvent.setup();
  await renderConsole({ path: '/jackpots', answers });
  await user.click(await screen.findByRole('button', { name: 'Change the terms' }));
  const dialog = await screen.findByRole('dialog');
  const field = (name: RegExp) => within(dialog).getByRole('textbox', { name });
  await user.clear(field(/^Seed/));
  await user.type(field(/^Seed/), '2500');
  await user.clear(field(/^Percent/));
  await user.type(field(/^Percent/), '50');
  await user.type(field(/^Why/), 'summer');
  await user.click(within(dialog).getByRole('button', { name: 'Set the terms' }));
  expect(within(dialog).getByText(/Give a seed above zero/)).toBeVisible();
  await user.clear(field(/^Percent/));
  await user.type(field(/^Percent/), '1.5');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Drawn' }), 'every day');
  await user.click(within(dialog).getByRole('button', { name: 'Set the terms' }));
  expect(asked).toMatchObject([
    {
      brand: 'padma',
      periodSeconds: 86_400,
      isActive: true,
      shares: [{ provider: 'studio', gameId: null, millionths: 15_000 }],
      revision: 4,
      note: 'summer',
    },
  ]);
  expect(Number(asked[0]?.seed)).toBe(2_500);
});
