import type { InputOf, Calls, Placement } from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlacement, padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

/** A registry of one module on two brands, which stores each change. */
function aRegistry(refuse?: () => void) {
  const placed = new Map<string, Placement>([
    [padma.code, aPlacement()],
    [verano.code, aPlacement({ revision: 8 })],
  ]);
  const asked: InputOf<Calls['placeModule']>[] = [];
  return {
    asked,
    placed,
    answers: {
      brands: [padma, verano],
      placements: ({ brand }: { brand: string }) =>
        [...placed].filter(([code]) => code === brand).map(([, placement]) => placement),
      placeModule: (input: InputOf<Calls['placeModule']>) => {
        asked.push(input);
        refuse?.();
        const { enabled, version, revision } = input;
        const next = aPlacement({
          enabled,
          version,
          revision: revision + 1,
          serving: enabled ? (version ?? '1.1.0') : null,
        });
        placed.set(input.brand, next);
        return next;
      },
    },
  };
}

const lotteryOf = (brand: string) =>
  screen.findByRole('switch', { name: `mfe-lottery for ${brand}` });

test('each brand has its cell: the served version, since when, and its size', async () => {
  await renderConsole({ answers: aRegistry().answers });
  const column = await screen.findByRole('region', { name: 'Padma' });
  expect(
    await within(column).findByRole('switch', { name: 'mfe-lottery for Padma' }),
  ).toBeChecked();
  expect(within(column).getByText('1.1.0', { selector: 'dd *' })).toBeVisible();
  expect(within(column).getByText('2 Jan 2026')).toBeVisible();
  expect(within(column).getByText('200 KB')).toBeVisible();
  expect(within(column).getByRole('combobox', { name: 'Version' })).toHaveDisplayValue(
    'Newest (1.1.0)',
  );
});

test('a module is switched off with a note, and the board shows the change; the other brand keeps the module', async () => {
  const user = userEvent.setup();
  const registry = aRegistry();
  await renderConsole({ answers: registry.answers });
  await user.click(await lotteryOf('Padma'));
  const dialog = screen.getByRole('dialog', { name: 'Switch mfe-lottery off?' });
  expect(within(dialog).getByRole('textbox', { name: 'Why?' })).toHaveFocus();
  await user.keyboard('draws are being mended{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(registry.asked).toEqual([
    {
      brand: 'padma',
      module: 'mfe-lottery',
      enabled: false,
      version: null,
      revision: 3,
      note: 'draws are being mended',
    },
  ]);
  await waitFor(async () => expect(await lotteryOf('Padma')).not.toBeChecked());
  expect(await lotteryOf('Verano')).toBeChecked();
  expect(screen.getByRole('log', { hidden: true })).toHaveTextContent(
    'mfe-lottery is off for Padma.',
  );
});

test('without a note nothing changes', async () => {
  const user = userEvent.setup();
  const registry = aRegistry();
  await renderConsole({ answers: registry.answers });
  await user.click(await lotteryOf('Padma'));
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(screen.getByRole('textbox', { name: 'Why?' })).toHaveAccessibleDescription(
    /Please say why/,
  );
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(registry.asked).toEqual([]);
  expect(await lotteryOf('Padma')).toBeChecked();
});

test('a version is fixed for one brand', async () => {
  const user = userEvent.setup();
  const registry = aRegistry();
  await renderConsole({ answers: registry.answers });
  const column = await screen.findByRole('region', { name: 'Verano' });
  await user.selectOptions(
    await within(column).findByRole('combobox', { name: 'Version' }),
    '1.0.0',
  );
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Verano gets 1.0.0 from the next page load on.',
  );
  await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'a fault in 1.1.0');
  await user.click(screen.getByRole('button', { name: 'Change version' }));
  await waitFor(() => expect(within(column).getByText('Fixed')).toBeVisible());
  expect(registry.asked[0]).toMatchObject({
    brand: 'verano',
    version: '1.0.0',
    enabled: true,
    revision: 8,
  });
});

test('if another operator saved first, the board reloads and says that nothing was changed', async () => {
  const user = userEvent.setup();
  const registry = aRegistry(() => {
    registry.placed.set('padma', aPlacement({ version: '1.0.0', serving: '1.0.0', revision: 4 }));
    throw aFailure({ code: 'version-conflict' });
  });
  await renderConsole({ answers: registry.answers });
  await user.click(await lotteryOf('Padma'));
  await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'too late{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nothing was changed: someone else changed mfe-lottery for Padma',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const column = screen.getByRole('region', { name: 'Padma' });
  await waitFor(() =>
    expect(within(column).getByRole('combobox', { name: 'Version' })).toHaveDisplayValue('1.0.0'),
  );
});

test('if two modules want the same place, the board says so and does not mention another operator', async () => {
  const user = userEvent.setup();
  const { answers } = aRegistry(() => {
    throw aFailure({ code: 'place-taken' });
  });
  await renderConsole({ answers });
  await user.click(await lotteryOf('Padma'));
  await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'on again{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'another module of Padma already has an address',
  );
});

test('a refusal is shown in the dialog, which stays open with the note', async () => {
  const user = userEvent.setup();
  await renderConsole({
    answers: aRegistry(() => {
      throw aFailure({ code: 'version-unknown' });
    }).answers,
  });
  await user.click(await lotteryOf('Padma'));
  await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'try{Enter}');
  expect(await screen.findByText('This version doesn’t exist in the registry.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Why?' })).toHaveValue('try');
});

test('a column that fails shows its error, and the other column stays', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const { answers } = aRegistry();
  await renderConsole({
    answers: {
      ...answers,
      placements: ({ brand }) => {
        if (brand === 'verano' && isDown) throw aFailure({ code: 'internal' });
        return answers.placements({ brand });
      },
    },
  });
  expect(await lotteryOf('Padma')).toBeVisible();
  isDown = false;
  await user.click(
    within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }),
  );
  expect(await lotteryOf('Verano')).toBeVisible();
});

test('without brands the board says so', async () => {
  await renderConsole({ answers: { brands: [] } });
  expect(await screen.findByText('There are no brands yet')).toBeVisible();
});

test('a new operator is led to the switch, the site and the audit trail, until the steps are hidden', async () => {
  const user = userEvent.setup();
  localStorage.removeItem('module-tour-hidden');
  await renderConsole({ answers: aRegistry().answers });
  const tour = within(
    await screen.findByRole('list', { name: 'Switch a module in under a minute' }),
  );
  expect(tour.getByRole('link', { name: 'Open Padma' })).toHaveAttribute(
    'href',
    'http://localhost/',
  );
  expect(tour.getByRole('link', { name: 'See who did it' })).toHaveAttribute('href', '/audit');
  const first = await lotteryOf('Padma');
  await user.click(tour.getByRole('button', { name: 'Go to the first switch' }));
  expect(first).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Hide these steps' }));
  expect(screen.queryByText('Switch a module in under a minute')).toBeNull();
  expect(localStorage.getItem('module-tour-hidden')).toBe('yes');
});
