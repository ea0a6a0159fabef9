import { aFailure } from '@croupier/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLedgerReport, anAuditEntry, anOperator, padma } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

describe('the sign-in', () => {
  test('nobody sees a page of the console without it', async () => {
    const { called } = await renderConsole({ path: '/ledger', operator: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Operators only' })).toBeVisible();
    expect(called).toEqual([]);
  });

  test('a right password leads to the page that was asked for', async () => {
    const user = userEvent.setup();
    const { called } = await renderConsole({
      path: '/ledger',
      operator: null,
      answers: { operatorLogin: anOperator(), ledgerReport: aLedgerReport() },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' mina ');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ledger' })).toBeVisible();
    expect(called[0]).toMatchObject({
      name: 'operatorLogin',
      input: { name: 'mina', password: 'secret' },
    });
  });

  test('a wrong one is refused in words', async () => {
    const user = userEvent.setup();
    await renderConsole({
      operator: null,
      answers: { operatorLogin: aFailure({ code: 'wrong-credentials' }) },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'mina');
    await user.type(screen.getByLabelText('Password'), 'guess{Enter}');
    expect(await screen.findByText('The username or password isn’t right.')).toBeVisible();
  });

  test('signing out ends at the sign-in', async () => {
    const user = userEvent.setup();
    await renderConsole({
      answers: { operatorLogout: undefined, brands: [padma], placements: [] },
    });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Operators only' })).toBeVisible();
  });
});

describe('the audit trail', () => {
  test('tells who changed what, when and why', async () => {
    await renderConsole({ path: '/audit', answers: { audit: [anAuditEntry()] } });
    const table = await screen.findByRole('table', { name: 'Audit trail' });
    const cells = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(1)).toEqual([
      'mina',
      'Module placed',
      'padma/mfe-lottery',
      'On · Newest',
      'Off · 1.0.0',
      'maintenance of the draws',
    ]);
  });

  test('says when there is none', async () => {
    await renderConsole({ path: '/audit', answers: { audit: [] } });
    expect(await screen.findByText('Nothing has been changed yet')).toBeVisible();
  });
});

describe('the ledger', () => {
  test('says that the books balance', async () => {
    await renderConsole({ path: '/ledger', answers: { ledgerReport: aLedgerReport() } });
    expect(await screen.findByRole('heading', { name: 'The books balance' })).toBeVisible();
  });

  test.each([
    ['the sum is not zero', { sum: '-0.00001' }],
    ['a balance is not the sum of its entries', { mismatches: 1 }],
  ])('raises the alarm where %s', async (_, wrong) => {
    await renderConsole({ path: '/ledger', answers: { ledgerReport: aLedgerReport(wrong) } });
    expect(await screen.findByRole('heading', { name: 'The books do not balance' })).toBeVisible();
  });

  test('checks again on request', async () => {
    const user = userEvent.setup();
    let sum = '0.01';
    await renderConsole({
      path: '/ledger',
      answers: { ledgerReport: () => aLedgerReport({ sum }) },
    });
    await screen.findByRole('heading', { name: 'The books do not balance' });
    sum = '0.00';
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'The books balance' })).toBeVisible();
  });
});
