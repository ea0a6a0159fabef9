import type { Deposit, AdminDeposit, AdminWithdrawal, Id } from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOperator, padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const member = {
  id: 'mem_00000001' as Id<'mem'>,
  account: 'rahim',
  brand: 'padma',
  joinedAt: '2025-01-02T10:00:00Z',
};

function aWithdrawal(overrides: Partial<AdminWithdrawal> = {}): AdminWithdrawal {
  return {
    id: 'wdr_00000001' as Id<'wdr'>,
    member,
    methodName: { en: 'bKash', bn: 'বিকাশ', es: 'bKash', ar: 'بيكاش' },
    payee: 'Rahim Uddin',
    fields: [
      { label: { en: 'Mobile', bn: 'মোবাইল', es: 'Móvil', ar: 'هاتف' }, text: '01712345678' },
    ],
    amount: '1500.00',
    fee: '0.00',
    currency: 'BDT',
    state: 'held',
    steps: [{ state: 'held', at: '2026-01-02T10:00:00Z' }],
    requestedAt: '2026-01-02T10:00:00Z',
    reason: null,
    approvals: [],
    approvalsNeeded: 1,
    dispute: null,
    parked: null,
    ...overrides,
  };
}

const deposit: Deposit = {
  id: 'dep_00000001' as Id<'dep'>,
  kind: 'transfer',
  method: 'bank-sandbox',
  amount: '5000.00',
  fee: '0.00',
  receivedAmount: null,
  state: 'pending',
  requestedAt: '2026-01-02T10:00:00Z',
  expiresAt: '2026-01-02T12:00:00Z',
  decidedAt: null,
  reason: null,
  payUrl: null,
  transferCode: 'K7QH-2MX9PT',
  payTo: [],
  proof: {
    bankReference: 'TT-1',
    remark: 'sent just now',
    images: [
      { id: 'prf_00000001' as Id<'prf'>, url: '/ops/cashier/proofs/1', width: 40, height: 60 },
    ],
    givenAt: '2026-01-02T10:05:00Z',
  },
};
const aDeposit = (overrides: Partial<AdminDeposit> = {}): AdminDeposit => ({
  deposit,
  member,
  currency: 'BDT',
  parked: null,
  ...overrides,
});

const only = (row: AdminWithdrawal) => ({ rows: [row], next: null });

describe('an operator', () => {
  const ofPadma = anOperator({
    reach: { 'cashier-review': ['padma'], 'cashier-approve': ['padma'] },
  });

  test.each([
    ['/withdrawals', 'adminWithdrawals', 'review'],
    ['/deposits', 'adminDeposits', 'to-match'],
  ] as const)('of one brand has that brand’s queue at %s', async (path, name, queue) => {
    const { called } = await renderConsole({
      path,
      operator: ofPadma,
      answers: { brands: [padma], [name]: { rows: [], next: null } },
    });
    await waitFor(() =>
      expect(called).toContainEqual(
        expect.objectContaining({ name, input: { queue, brand: 'padma' } }),
      ),
    );
    expect(screen.queryByRole('radiogroup', { name: 'Brand' })).toBeNull();
    expect(called.map((one) => one.name)).not.toContain('unmatchedTransfers');
  });

  test('of all brands sees all brands or one, in every queue', async () => {
    const user = userEvent.setup();
    const { called } = await renderConsole({
      path: '/withdrawals',
      answers: { brands: [padma, verano], adminWithdrawals: { rows: [], next: null } },
    });
    await user.click(await screen.findByRole('radio', { name: 'Verano' }));
    await user.click(screen.getByRole('tab', { name: 'Disputes' }));
    await screen.findByRole('tabpanel', { name: 'Disputes' });
    const asked = called
      .filter(({ name }) => name === 'adminWithdrawals')
      .map(({ input }) => input);
    expect(asked).toEqual([
      { queue: 'review' },
      { queue: 'review', brand: 'verano' },
      { queue: 'disputed', brand: 'verano' },
    ]);
  });
});

describe('withdrawals', () => {
  test('an empty queue explains what appears in it, and links to another queue of the same brand', async () => {
    await renderConsole({
      path: '/withdrawals/parked?brand=padma',
      answers: { brands: [padma, verano], adminWithdrawals: { rows: [], next: null } },
    });
    expect(await screen.findByText(/reports something else than what was decided/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See “Closed”' })).toHaveAttribute(
      'href',
      '/withdrawals/closed?brand=padma',
    );
  });

  test('a request shows member, amount and destination, and is approved', async () => {
    const user = userEvent.setup();
    const { called } = await renderConsole({
      path: '/withdrawals',
      answers: {
        brands: [padma],
        adminWithdrawals: only(aWithdrawal()),
        approveWithdrawal: aWithdrawal(),
      },
    });
    const card = within(await screen.findByRole('list', { name: 'Withdrawals' })).getByRole(
      'listitem',
    );
    expect(card).toHaveTextContent(/To review.*rahim.*BDT 1,500\.00.*bKash · Rahim Uddin · 0171/);
    await user.click(within(card).getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pay BDT 1,500.00 to rahim?' });
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approved: BDT 1,500.00 for rahim.')).toBeVisible();
    expect(called).toContainEqual(
      expect.objectContaining({
        name: 'approveWithdrawal',
        input: { id: 'wdr_00000001', note: '' },
      }),
    );
  });

  test('a rejection needs a reason, which the member can read', async () => {
    const user = userEvent.setup();
    const { called } = await renderConsole({
      path: '/withdrawals',
      answers: {
        brands: [padma],
        adminWithdrawals: only(aWithdrawal()),
        rejectWithdrawal: aWithdrawal(),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(within(dialog).getByText('Please say why in a few words.')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'Why?' }), 'another name');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await screen.findByText('Rejected. rahim has BDT 1,500.00 back.');
    expect(called).toContainEqual(
      expect.objectContaining({
        name: 'rejectWithdrawal',
        input: { id: 'wdr_00000001', reason: 'another name' },
      }),
    );
  });

  test('one person cannot confirm twice: the refusal says who is needed', async () => {
    const user = userEvent.setup();
    const large = aWithdrawal({
      approvalsNeeded: 2,
      approvals: [{ operator: 'mina', at: '2026-01-02T10:01:00Z' }],
    });
    await renderConsole({
      path: '/withdrawals',
      answers: {
        brands: [padma],
        adminWithdrawals: only(large),
        approveWithdrawal: aFailure({ code: 'second-person-needed' }),
      },
    });
    expect(await screen.findByText('Approved 1 of 2: mina')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await within(dialog).findByText(/A second person is needed/)).toBeVisible();
  });

  test('each queue has its address, and a dispute shows its texts and pictures', async () => {
    const user = userEvent.setup();
    const disputed = aWithdrawal({
      state: 'disputed',
      dispute: { openedAt: '2026-01-03T10:00:00Z', remark: 'nothing came', images: [] },
    });
    const { called } = await renderConsole({
      path: '/withdrawals',
      answers: {
        brands: [padma],
        adminWithdrawals: ({ queue }) =>
          queue === 'disputed' ? only(disputed) : { rows: [], next: null },
        settleDispute: disputed,
      },
    });
    expect(await screen.findByText('A request appears here at once.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Disputes' }));
    expect(await screen.findByText(/nothing came/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Give it back' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'the slip is another’s');
    await user.click(within(dialog).getByRole('button', { name: 'Give it back' }));
    await screen.findByText('rahim has BDT 1,500.00 back.');
    expect(called).toContainEqual(
      expect.objectContaining({
        name: 'settleDispute',
        input: { id: disputed.id, verdict: 'return', reason: 'the slip is another’s' },
      }),
    );
  });

  test('the details show the history and the member’s money', async () => {
    const user = userEvent.setup();
    await renderConsole({
      path: '/withdrawals',
      answers: {
        brands: [padma],
        adminWithdrawals: only(aWithdrawal()),
        withdrawalFile: {
          withdrawal: aWithdrawal(),
          depositedTotal: '9000.00',
          withdrawnTotal: '250.00',
          entries: [],
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /Details of the withdrawal/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Details' });
    expect(await within(drawer).findByText('BDT 9,000.00')).toBeVisible();
    expect(within(drawer).getByRole('list', { name: 'Steps so far' })).toHaveTextContent(
      'To review',
    );
  });
});

describe('deposits', () => {
  const answers = {
    brands: [padma],
    unmatchedTransfers: [
      {
        provider: 'sandbox',
        bankReference: 'SBX1',
        transferCode: 'MISSPELT',
        payer: 'Rahim Uddin',
        amount: '5000.00',
        currency: 'BDT',
        receivedAt: '2026-01-02T10:10:00Z',
      },
    ],
    adminDeposits: { rows: [aDeposit()], next: null },
  };

  test('a transfer shows its code and proof next to the bank’s unmatched transfers', async () => {
    await renderConsole({ path: '/deposits', answers });
    expect(await screen.findByText('K7QH-2MX9PT')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Proof 1' })).toHaveAttribute(
      'src',
      '/ops/cashier/proofs/1',
    );
    const unmatched = await screen.findByRole('table', { name: 'Transfers that fit no deposit' });
    expect(unmatched).toHaveTextContent(/SBX1.*MISSPELT/);
  });

  test('a transfer is credited with the amount that arrived', async () => {
    const user = userEvent.setup();
    const { called } = await renderConsole({
      path: '/deposits',
      answers: { ...answers, matchDeposit: aDeposit() },
    });
    await user.click(await screen.findByRole('button', { name: 'Match' }));
    const dialog = await screen.findByRole('dialog', { name: 'Credit rahim?' });
    const amount = within(dialog).getByRole('textbox', { name: 'Amount that came (BDT)' });
    await user.clear(amount);
    await user.type(amount, '4200.50');
    await user.click(within(dialog).getByRole('button', { name: 'Credit' }));
    expect(within(dialog).getByText(/Please enter the bank’s reference/)).toBeVisible();
    expect(within(dialog).getByRole('combobox', { name: 'Bank reference' })).toHaveValue('SBX1');
    await user.type(within(dialog).getByRole('textbox', { name: 'Why?' }), 'seen');
    await user.click(within(dialog).getByRole('button', { name: 'Credit' }));
    expect(await screen.findByText('BDT 4,200.50 credited to rahim.')).toBeVisible();
    expect(called).toContainEqual(
      expect.objectContaining({
        name: 'matchDeposit',
        input: { id: deposit.id, bankReference: 'SBX1', amount: '4200.50', note: 'seen' },
      }),
    );
  });

  test('a transfer is refused with a reason', async () => {
    const user = userEvent.setup();
    const { called } = await renderConsole({
      path: '/deposits/to-match',
      answers: { ...answers, refuseDeposit: aDeposit() },
    });
    await user.click(await screen.findByRole('button', { name: 'Refuse' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'no such transfer');
    await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
    await screen.findByText('The deposit of rahim was refused.');
    expect(called).toContainEqual(
      expect.objectContaining({
        name: 'refuseDeposit',
        input: { id: deposit.id, reason: 'no such transfer' },
      }),
    );
  });
});
