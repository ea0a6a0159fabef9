import type { AdminDraw, Draw, Id } from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderConsole } from '../testing/render-console.tsx';

const draw: Draw = {
  id: 'drw_00000001' as Id<'drw'>,
  gameId: 'thai-gov',
  numero: '20260116',
  state: 'drawing',
  opensAt: '2026-01-01T09:00:00Z',
  locksAt: '2026-01-16T08:30:00Z',
  drawsAt: '2026-01-16T09:00:00Z',
  commit: '',
  result: [],
};

function aDraw(overrides: Partial<AdminDraw> = {}): AdminDraw {
  return {
    draw,
    gameName: { en: 'Thai government', bn: 'থাই সরকারি', es: 'Tailandia', ar: 'تايلاند' },
    family: 'THAI',
    origin: 'outside',
    seal: { hash: 'ab'.repeat(32), lines: 1234 },
    results: [],
    voidReason: null,
    settledAt: null,
    entries: [],
    stakes: [{ currency: 'BDT', amount: '5000.00' }],
    paid: [],
    ...overrides,
  };
}

const only = (row: AdminDraw) => ({ rows: [row], next: null });

/** Sets the value at once: typing key by key makes a test of a large form slow. */
function fill(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

async function theCard() {
  return within(await screen.findByRole('list', { name: 'Lottery draws' })).getByRole('listitem');
}

test('numbers are entered by prize with leading zeros, and wait for a second person', async () => {
  const user = userEvent.setup();
  const entered = {
    by: 'mina',
    kind: 'person',
    prizes: [],
    note: '',
    enteredAt: draw.drawsAt,
  } as const;
  const { called } = await renderConsole({
    path: '/draws/due',
    answers: { adminDraws: only(aDraw()), enterResult: aDraw({ entries: [entered] }) },
  });
  const card = await theCard();
  expect(card).toHaveTextContent(/Being drawn.*Thai government.*20260116.*1,234 lines fixed/);
  await user.click(within(card).getByRole('button', { name: 'Enter numbers' }));
  const dialog = await screen.findByRole('dialog', { name: 'Numbers of draw 20260116' });
  fill(within(dialog).getByLabelText('First prize'), '735867');
  fill(within(dialog).getByLabelText('Front three'), '012, 345');
  fill(within(dialog).getByLabelText('Back three'), '-');
  fill(within(dialog).getByLabelText('Last two'), '02');
  await user.click(within(dialog).getByRole('button', { name: 'Enter' }));
  expect(await screen.findByText(/Now a second person must enter the same/)).toBeVisible();
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'enterResult',
      input: {
        drawId: draw.id,
        note: '',
        prizes: [
          { prize: 'first', numbers: ['735867'] },
          { prize: 'front3', numbers: ['012', '345'] },
          { prize: 'back3', numbers: [] },
          { prize: 'bottom2', numbers: ['02'] },
        ],
      },
    }),
  );
});

test('a draw can be voided only with a reason', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/draws/due',
    answers: { adminDraws: only(aDraw()), voidDraw: aDraw() },
  });
  await user.click(within(await theCard()).getByRole('button', { name: 'Call off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Call draw 20260116 off?' });
  await user.click(within(dialog).getByRole('button', { name: 'Call off' }));
  expect(called.filter(({ name }) => name === 'voidDraw')).toEqual([]);
  fill(within(dialog).getByLabelText('Why?'), 'No draw over the holidays');
  await user.click(within(dialog).getByRole('button', { name: 'Call off' }));
  expect(await screen.findByText('Draw 20260116 is called off.')).toBeVisible();
});

test('a number with too much liability is closed where its risk is shown', async () => {
  const user = userEvent.setup();
  const risk = {
    playType: 'top3',
    choice: '867',
    currency: 'BDT',
    stake: '100.00',
    payout: '90000.00',
  };
  const { called } = await renderConsole({
    path: '/draws/coming',
    answers: {
      adminDraws: only(aDraw({ draw: { ...draw, state: 'open' } })),
      drawLiability: [{ ...risk, cap: null, rule: 'open' }],
      restrictNumber: undefined,
    },
  });
  await user.click(within(await theCard()).getByRole('button', { name: 'Numbers at risk' }));
  const drawer = await screen.findByRole('dialog', { name: 'Numbers at risk in draw 20260116' });
  expect(await within(drawer).findByText('BDT 90,000.00')).toBeVisible();
  await user.click(within(drawer).getByRole('radio', { name: 'Closed' }));
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'restrictNumber',
      input: expect.objectContaining({
        gameId: 'thai-gov',
        playType: 'top3',
        choice: '867',
        rule: 'closed',
      }),
    }),
  );
});

test('an empty queue says that no results are missing, and leads to the coming draws', async () => {
  await renderConsole({ path: '/draws/due', answers: { adminDraws: { rows: [], next: null } } });
  expect(await screen.findByText(/Every draw that was held has its numbers/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See “Coming up”' })).toHaveAttribute(
    'href',
    '/draws/coming',
  );
});

test('the page opens with the coming draws, and counts the ones without a result', async () => {
  await renderConsole({
    path: '/draws',
    answers: {
      adminDraws: ({ queue }) =>
        queue === 'due'
          ? only(aDraw())
          : only(aDraw({ draw: { ...draw, numero: '20260201', state: 'open' } })),
    },
  });
  expect(await theCard()).toHaveTextContent('20260201');
  expect(screen.getByRole('tab', { name: /Numbers missing.*1/ })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Coming up', selected: true })).toBeVisible();
});

test('a failure is shown with a retry', async () => {
  await renderConsole({
    path: '/draws/closed',
    answers: { adminDraws: aFailure({ code: 'unavailable' }) },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('past draws can be filtered to external ones', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/draws/closed',
    answers: { adminDraws: only(aDraw()) },
  });
  await theCard();
  await user.click(screen.getByRole('switch', { name: 'Only draws that are held elsewhere' }));
  await theCard();
  expect(called.filter(({ name }) => name === 'adminDraws').at(-1)?.input).toEqual({
    queue: 'closed',
    origin: 'outside',
  });
});

test('the focus stays in the pager while another page of the list loads', async () => {
  const user = userEvent.setup();
  await renderConsole({
    path: '/draws/closed',
    answers: { adminDraws: { rows: [aDraw()], next: 'drw_00000001' } },
  });
  const older = await screen.findByRole('button', { name: 'Older' });
  await user.click(older);
  expect(await screen.findByRole('button', { name: 'Newer' })).toBeEnabled();
  expect(older).toHaveFocus();
});
