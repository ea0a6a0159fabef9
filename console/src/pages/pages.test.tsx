import type { LedgerCheckId } from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLedgerCheck, anAuditEntry, anOperator, padma } from '../testing/makers.ts';
import { createOperatorSession } from '../session/operator-session.ts';
import { renderConsole } from '../testing/render-console.tsx';

describe('the sign-in', () => {
  test('every page of the console requires it', async () => {
    const { called } = await renderConsole({ path: '/ledger', operator: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Operators only' })).toBeVisible();
    expect(called).toEqual([]);
  });

  test('a correct password leads to the requested page', async () => {
    const user = userEvent.setup();
    const { called } = await renderConsole({
      path: '/ledger',
      operator: null,
      answers: { operatorLogin: anOperator(), ledgerChecks: [aLedgerCheck()] },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' mina ');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ledger' })).toBeVisible();
    expect(called[0]).toMatchObject({
      name: 'operatorLogin',
      input: { name: 'mina', password: 'secret' },
    });
  });

  test('a wrong password is refused with a message', async () => {
    const user = userEvent.setup();
    await renderConsole({
      operator: null,
      answers: { operatorLogin: aFailure({ code: 'wrong-credentials' }) },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'mina');
    await user.type(screen.getByLabelText('Password'), 'guess{Enter}');
    expect(await screen.findByText('The username or password isn’t right.')).toBeVisible();
  });

  test('signing out leads to the sign-in', async () => {
    const user = userEvent.setup();
    await renderConsole({
      answers: { operatorLogout: undefined, brands: [padma], placements: [] },
    });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Operators only' })).toBeVisible();
  });
});

test('a page that another operator signed in after says who it is, and offers that operator’s page', async () => {
  const user = userEvent.setup();
  const [session, onReload] = [createOperatorSession(), jest.fn()];
  await renderConsole({ path: '/ledger', session, onReload, answers: { ledgerChecks: [] } });
  act(() => session.becomeStale('jamal'));
  const dialog = screen.getByRole('dialog', { name: 'Another operator is signed in' });
  expect(within(dialog).getByText(/now signed in as jamal/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Continue as jamal' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

describe('the audit trail', () => {
  test('shows who changed what, when and why', async () => {
    await renderConsole({
      path: '/audit',
      answers: { audit: { rows: [anAuditEntry()], next: null } },
    });
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

  test('shows what it stores as an object value by value', async () => {
    const change = anAuditEntry({
      action: 'free-rounds.granted',
      before: '',
      after: JSON.stringify({ rounds: 10, terms: { times: 5 }, until: '2026-03-01T12:00:00.000Z' }),
    });
    await renderConsole({ path: '/audit', answers: { audit: { rows: [change], next: null } } });
    expect((await screen.findByText('terms.times')).closest('div')).toHaveTextContent(
      'terms.times: 5',
    );
    expect(screen.getByText('rounds').closest('div')).toHaveTextContent('rounds: 10');
    expect(screen.getByText('until').closest('div')).toHaveTextContent(/^until: .*2026/);
    expect(screen.queryByText(/[{}]/)).toBeNull();
  });

  test('explains why the registry ended a trial', async () => {
    const ended = anAuditEntry({ operator: 'registry', action: 'module.withdrawn', note: '3/40' });
    await renderConsole({ path: '/audit', answers: { audit: { rows: [ended], next: null } } });
    expect(await screen.findByText('Networks that reported failures: 3 of 40')).toBeVisible();
  });

  test('says whether it is unaltered', async () => {
    const whole = { entries: 12, seal: 'ab12cd34ef56'.repeat(5), broken: null };
    const answers = { audit: { rows: [anAuditEntry()], next: null }, auditCheck: whole };
    const { unmount } = await renderConsole({ path: '/audit', answers });
    expect(
      await screen.findByText(/12 entries, all as they were written\. Seal:/),
    ).toHaveTextContent('ab12cd34ef56');
    unmount();
    const broken = { ...whole, broken: 'aud_7' };
    await renderConsole({ path: '/audit', answers: { ...answers, auditCheck: broken } });
    expect(await screen.findByRole('alert')).toHaveTextContent('tampered with at aud_7');
  });

  test('is filtered by operator, action, brand, days and words', async () => {
    const { called } = await renderConsole({
      path: '/audit',
      answers: {
        brands: [padma],
        audit: { rows: [], next: null },
        auditNames: { operators: ['mina'], actions: ['module.placed'] },
      },
    });
    const user = userEvent.setup();
    await screen.findByRole('option', { name: 'mina' });
    const choose = (name: string, value: string) =>
      user.selectOptions(screen.getByRole('combobox', { name }), value);
    await choose('Operator', 'mina');
    await choose('What', 'Module placed');
    await choose('Brand', 'Padma');
    await user.type(screen.getByLabelText('To'), '2026-01-31');
    await user.type(screen.getByRole('searchbox', { name: 'Words' }), 'rahim{Enter}');
    expect(await screen.findByText('No entry fits')).toBeVisible();
    expect(called.filter(({ name }) => name === 'audit').at(-1)?.input).toEqual({
      operator: 'mina',
      action: 'module.placed',
      brand: 'padma',
      to: new Date(2026, 1, 1).toISOString(),
      text: 'rahim',
    });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Nothing has been changed yet')).toBeVisible();
  });

  test('says when it is empty', async () => {
    await renderConsole({ path: '/audit', answers: { audit: { rows: [], next: null } } });
    expect(await screen.findByText('Nothing has been changed yet')).toBeVisible();
  });
});

describe('the ledger', () => {
  test('says that the books balance', async () => {
    await renderConsole({ path: '/ledger', answers: { ledgerChecks: [aLedgerCheck()] } });
    expect(await screen.findByRole('heading', { name: 'The books balance' })).toBeVisible();
  });

  test('raises an alarm if the books do not balance, and names the wrong accounts', async () => {
    const finding = {
      kind: 'left-over' as const,
      account: 'round:rnd_1',
      currency: 'BDT',
      expected: '0.00',
      found: '12.50',
    };
    const check = aLedgerCheck({ isClean: false, wrong: 3, findings: [finding] });
    await renderConsole({ path: '/ledger', answers: { ledgerChecks: [check] } });
    expect(await screen.findByRole('heading', { name: 'The books do not balance' })).toBeVisible();
    const table = screen.getByRole('table', { name: 'What is wrong' });
    const cells = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(0, 2)).toEqual(['round:rnd_1', 'Money left on what is over']);
    expect(cells[3]).toContain('12.50');
    expect(screen.getByText('And 2 more that are not shown.')).toBeVisible();
  });

  test('is checked manually, and then shows that check first', async () => {
    const user = userEvent.setup();
    const checks = [aLedgerCheck({ isClean: false, sum: '0.01' })];
    await renderConsole({
      path: '/ledger',
      answers: {
        ledgerChecks: () => [...checks],
        checkLedger: () => {
          const made = aLedgerCheck({ id: 'chk_2' as LedgerCheckId, startedBy: 'mina' });
          checks.unshift(made);
          return made;
        },
      },
    });
    await screen.findByRole('heading', { name: 'The books do not balance' });
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByRole('heading', { name: 'The books balance' })).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Last checks' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('mina');
    expect(rows[1]).toHaveTextContent('Balanced');
    expect(rows[2]).toHaveTextContent('The hour');
    expect(rows[2]).toHaveTextContent('Not balanced');
  });

  test('says when the books were never checked', async () => {
    await renderConsole({ path: '/ledger', answers: { ledgerChecks: [] } });
    expect(await screen.findByText('The books have not been checked yet')).toBeVisible();
  });
});
