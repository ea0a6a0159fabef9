import { CallFailed } from '@croupier/client';
import {
  defaultRegisterSettings,
  type Deposit,
  type OpenSession,
  type ProofImage,
} from '@croupier/contracts';
import { aProfile, aSession, renderInHost, type HostOptions, idOf } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import description from '../../module.json';
import { remote } from '../remote.tsx';
import { loadCentre } from '../testing/centre.tsx';
import { account, aStatus, aWithdrawal, inAll, terms } from '../testing/makers.ts';

const none = { rows: [], next: null };

async function open(page: string, options: HostOptions = {}) {
  const Centre = await loadCentre();
  const hosted = await renderInHost(<Centre first={page} />, {
    session: aSession(),
    balance: { sumBalance: '1250.00', currency: 'BDT', version: 3 },
    texts: { 'mfe-member': remote.texts },
    publishes: description.topics.publishes,
    ...options,
    answers: {
      memberInfo: aProfile(),
      depositMethods: [],
      deposits: none,
      payoutTerms: terms,
      withdrawals: none,
      protection: aStatus(),
      openSessions: [],
      knownDevices: [],
      memberPasskeys: [],
      dataExport: { state: 'none', requestedAt: null, expiresAt: null, nextAt: null },
      accountClosure: {
        closesAt: null,
        open: { balance: '0.00', withdrawals: 0, bets: 0, bonuses: 0 },
        currency: 'BDT',
        coolingOffDays: 7,
      },
      memberSecondFactor: { since: null, recoveryCodesLeft: 0 },
      securityEvents: { rows: [], next: null },
      ...options.answers,
    },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  return { ...hosted, user: userEvent.setup() };
}

const inputsOf = (called: readonly { name: string; input: unknown }[], call: string) =>
  called.filter(({ name }) => name === call).map(({ input }) => input);

describe('withdraw', () => {
  test('shows the paid-out amount, asks for the PIN, and sends the confirmed request', async () => {
    const { user, called } = await open('withdraw', {
      answers: { requestWithdrawal: aWithdrawal() },
    });
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
    expect(screen.getByText('৳490.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw ৳500.00' }));
    expect(screen.getByText('Enter your payment PIN.')).toBeVisible();
    expect(inputsOf(called, 'requestWithdrawal')).toEqual([]);
    await user.type(screen.getByLabelText('Payment PIN'), '246810');
    await user.click(screen.getByRole('button', { name: 'Withdraw ৳500.00' }));
    await waitFor(() => expect(screen.getByLabelText('Payment PIN')).toHaveValue(''));
    expect(inputsOf(called, 'requestWithdrawal')).toEqual([
      { account: account.id, amount: '500', paymentPassword: '246810' },
    ]);
  });

  test('a wrong PIN is reported at its field, and the amount stays', async () => {
    const { user } = await open('withdraw', {
      answers: { requestWithdrawal: new CallFailed({ code: 'wrong-payment-password' }) },
    });
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
    await user.type(screen.getByLabelText('Payment PIN'), '000000');
    await user.click(screen.getByRole('button', { name: 'Withdraw ৳500.00' }));
    expect(await screen.findByText('The payment PIN isn’t right.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500');
  });

  test('a new account is validated by the method’s own rules', async () => {
    const { user, called } = await open('withdraw', {
      answers: { payoutTerms: { ...terms, accounts: [] }, addPayoutAccount: account },
    });
    expect(screen.getByText('Where should your money go?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add an account' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Account holder')).toHaveAttribute('readonly');
    await user.type(dialog.getByLabelText('Account number'), '12ab');
    await user.type(dialog.getByLabelText('Payment PIN'), '246810');
    await user.click(dialog.getByRole('button', { name: 'Save the account' }));
    expect(dialog.getByLabelText('Account number')).toBeInvalid();
    await user.clear(dialog.getByLabelText('Account number'));
    await user.type(dialog.getByLabelText('Account number'), '123456789');
    await user.click(dialog.getByRole('button', { name: 'Save the account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf(called, 'addPayoutAccount')).toEqual([
      {
        method: 'bank',
        payee: 'RAHIM UDDIN',
        fields: { number: '123456789' },
        paymentPassword: '246810',
      },
    ]);
  });

  test('a paid withdrawal waits for the member’s confirmation', async () => {
    let shown = aWithdrawal({
      state: 'paid',
      receiptDueAt: '2099-03-01T11:30:00.000Z',
      disputeUntil: '2099-03-08T10:30:00.000Z',
    });
    const { user, called, host } = await open('withdraw', {
      answers: {
        withdrawals: () => ({ rows: [shown], next: null }),
        answerReceipt: aWithdrawal({ state: 'received' }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Yes, received' }));
    expect(inputsOf(called, 'answerReceipt')).toEqual([
      { id: shown.id, answer: 'received', remark: '', images: [] },
    ]);
    shown = aWithdrawal({ state: 'received' });
    act(() =>
      host.publish('withdrawal.changed', { id: shown.id, state: 'received', amount: '500.00' }),
    );
    expect(await screen.findByText('Received')).toBeVisible();
  });

  test('several payments are confirmed with one answer', async () => {
    const paid = (number: number) =>
      aWithdrawal({
        id: idOf('wdr', `0000000${number}`),
        state: 'paid',
        receiptDueAt: '2099-03-01T11:30:00.000Z',
        disputeUntil: '2099-03-08T10:30:00.000Z',
      });
    let rows = [paid(1), paid(2)];
    const { user } = await open('withdraw', {
      answers: {
        withdrawals: () => ({ rows, next: null }),
        confirmAllReceipts: () => {
          rows = rows.map((row) => ({ ...row, state: 'received' as const, receiptDueAt: null }));
          return { confirmed: 2 };
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'All received' }));
    expect(await screen.findAllByText('Received')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Yes, received' })).toBeNull();
  });

  test('a missing payment can be disputed, also after it counted as received', async () => {
    const { user, called } = await open('withdraw', {
      answers: {
        withdrawals: {
          rows: [aWithdrawal({ state: 'forced', disputeUntil: '2099-03-08T10:30:00.000Z' })],
          next: null,
        },
        answerReceipt: aWithdrawal({ state: 'disputed' }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Not received' }));
    await user.type(screen.getByLabelText('Remark (optional)'), 'nothing here');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(inputsOf(called, 'answerReceipt')).toMatchObject([
      { answer: 'not-received', remark: 'nothing here' },
    ]);
  });
});

const aTransfer: Deposit = {
  id: idOf('dep', '00000001'),
  kind: 'transfer',
  method: 'bank-transfer',
  amount: '500.00',
  fee: '0.00',
  receivedAmount: null,
  state: 'pending',
  requestedAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2099-03-01T11:00:00.000Z',
  decidedAt: null,
  reason: null,
  payUrl: null,
  transferCode: 'PAD-4821',
  payTo: [{ label: inAll('Account'), text: '0012 3456' }],
  proof: null,
};

test('a transfer shows the recipient, and is proven with the bank’s number and a picture', async () => {
  const deposit = aTransfer;
  const picture: ProofImage = { id: idOf('prf', '00000001'), url: '/p', width: 2, height: 2 };
  const { user, called, container } = await open('depositv2', {
    answers: {
      deposits: { rows: [deposit], next: null },
      uploadProof: picture,
      proveDeposit: deposit,
    },
  });
  expect(screen.getByText('PAD-4821')).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
  expect(screen.getByRole('img', { name: /details as a QR code/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have made the transfer' }));
  expect(screen.getByLabelText('Number of the transfer')).toBeInvalid();
  await user.type(screen.getByLabelText('Number of the transfer'), 'TX 77');
  const chooser = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!chooser) throw new Error('there is nothing to choose a file with');
  await user.upload(chooser, new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByAltText('Picture 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have made the transfer' }));
  await waitFor(() =>
    expect(inputsOf(called, 'proveDeposit')).toEqual([
      { id: deposit.id, bankReference: 'TX 77', remark: '', images: [picture.id] },
    ]),
  );
});

test('an unusable picture blocks the whole report until it is removed', async () => {
  const { user, called, container } = await open('depositv2', {
    answers: {
      deposits: { rows: [aTransfer], next: null },
      uploadProof: new CallFailed({ code: 'image-unusable' }),
      proveDeposit: aTransfer,
    },
  });
  await user.type(screen.getByLabelText('Number of the transfer'), 'TX 77');
  const chooser = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!chooser) throw new Error('there is nothing to choose a file with');
  await user.upload(chooser, new File(['x'], 'a.png', { type: 'image/png' }));
  await screen.findByRole('button', { name: 'Leave this picture out' });
  await user.click(screen.getByRole('button', { name: 'I have made the transfer' }));
  expect(await screen.findByText(/Nothing was sent/)).toBeVisible();
  expect(inputsOf(called, 'proveDeposit')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Leave this picture out' }));
  await user.click(screen.getByRole('button', { name: 'I have made the transfer' }));
  await waitFor(() => expect(inputsOf(called, 'proveDeposit')).toHaveLength(1));
});

describe('a pending deposit', () => {
  const waiting: Deposit = { ...aTransfer, kind: 'page', method: 'card', transferCode: null };

  test('is cancelled after a confirmation', async () => {
    const { user, called } = await open('depositv2', {
      answers: {
        deposits: { rows: [waiting], next: null },
        cancelDeposit: { ...waiting, state: 'cancelled' },
      },
    });
    await user.click(screen.getByRole('button', { name: /^Cancel request/ }));
    const dialog = screen.getByRole('dialog', { name: 'Cancel this deposit request?' });
    expect(inputsOf(called, 'cancelDeposit')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel request' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(inputsOf(called, 'cancelDeposit')).toEqual([{ id: waiting.id }]);
  });

  test('without a payment page requests the page again', async () => {
    const { user, called } = await open('depositv2', {
      answers: {
        deposits: { rows: [waiting], next: null },
        openDepositPage: new CallFailed({ code: 'unavailable' }),
      },
    });
    await user.click(screen.getByRole('button', { name: /^Continue/ }));
    expect(inputsOf(called, 'openDepositPage')).toEqual([{ id: waiting.id }]);
    expect(
      await screen.findByText(
        'We can’t reach this part of the site right now. Try again in a moment.',
      ),
    ).toBeVisible();
  });

  test('that ended has no actions', async () => {
    await open('depositv2', {
      answers: { deposits: { rows: [{ ...waiting, state: 'cancelled' }], next: null } },
    });
    expect(screen.getByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel request/ })).toBeNull();
  });
});

test('while the choice of a deposit limit is due, the deposit page asks for it instead of an amount', async () => {
  const { user, called } = await open('depositv2', {
    answers: { protection: aStatus({ isDepositLimitAsked: true }), reviewLimits: aStatus() },
  });
  expect(screen.queryByRole('textbox', { name: 'Amount' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Set a deposit limit' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No limit for now' }));
  expect(called.map(({ name }) => name)).toContain('reviewLimits');
});

test('during a break the deposit page says so immediately, without a form', async () => {
  await open('depositv2', {
    answers: { protection: aStatus({ timeOutUntil: '2099-03-01T10:00:00.000Z' }) },
  });
  expect(screen.getByRole('status')).toHaveTextContent(/2099/);
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  expect(screen.queryByText('No way to pay is open right now')).toBeNull();
});

test('other sessions are listed by their browser and can be ended', async () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
  const session: OpenSession = {
    id: idOf('ses', '00000002'),
    openedAt: '2026-03-01T10:00:00.000Z',
    seenAt: '2026-03-01T10:00:00.000Z',
    ip: '203.0.113.9',
    userAgent: phone,
    isCurrent: false,
  };
  const { user, called } = await open('securityCenter', {
    answers: { openSessions: [session], endSession: undefined },
  });
  expect(screen.getByText('Chrome, Android')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(inputsOf(called, 'endSession')).toEqual([{ id: session.id }]);
});

test('the security log lists each event with its place and device', async () => {
  const event = {
    id: idOf('sev', '00000001'),
    kind: 'wrong-password',
    at: '2026-03-01T10:00:00.000Z',
    ip: '203.0.113.9',
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/130 Mobile',
  } as const;
  const { user, called } = await open('securityCenter', {
    answers: { securityEvents: { rows: [event], next: event.id } },
  });
  const table = within(screen.getByRole('table', { name: 'Security log' }));
  expect(table.getByText('Sign-in with a wrong password')).toBeVisible();
  expect(table.getByText('203.0.113.9')).toBeVisible();
  expect(table.getByText('Chrome, Android')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(inputsOf(called, 'securityEvents').at(-1)).toEqual({ limit: 15, before: event.id });
});

test('a sign-in elsewhere appears among the sessions and in the log without a reload', async () => {
  const elsewhere: OpenSession = {
    id: idOf('ses', '00000003'),
    openedAt: '2026-03-01T10:00:00.000Z',
    seenAt: '2026-03-01T10:00:00.000Z',
    ip: '203.0.113.9',
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/130 Mobile',
    isCurrent: false,
  };
  const { id: _session, openedAt: at, ip, userAgent } = elsewhere;
  const event = { id: idOf('sev', '00000002'), kind: 'signed-in', at, ip, userAgent } as const;
  let sessions: readonly OpenSession[] = [];
  const { host } = await open('securityCenter', {
    answers: {
      openSessions: () => sessions,
      securityEvents: () => ({ rows: sessions.length > 0 ? [event] : [], next: null }),
    },
  });
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  sessions = [elsewhere];
  act(() => host.publish('security.changed', { kind: 'signed-in' }));
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Security log' })).toBeVisible();
  sessions = [];
  act(() => host.publish('session.ended', { reason: 'sign-out' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull());
});

test('after a password change the page says that other devices are signed out', async () => {
  const { user } = await open('securityCenter', {
    answers: { changePassword: { token: 'handle-2' } },
  });
  await user.type(screen.getByLabelText('Present password'), 'Padma2026!');
  await user.type(screen.getByLabelText('New password'), 'Monsoon2026');
  await user.type(screen.getByLabelText('Repeat the new password'), 'Monsoon202');
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  expect(screen.getByText('The two passwords are not the same.')).toBeVisible();
  await user.type(screen.getByLabelText('Repeat the new password'), '6');
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
});

describe('my wallet', () => {
  const funds = {
    sumBalance: '400.00',
    bonus: '0.00',
    held: '600.00',
    currency: 'BDT',
    version: 5,
  };

  test('a single wallet for all games is shown with its held amount', async () => {
    await open('transferFund', {
      answers: { balance: funds, merchantWallet: { isSingle: true, wallets: [] } },
    });
    expect(screen.getByText('৳600.00')).toBeVisible();
    expect(screen.getByText(/All games play from this one wallet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open “Withdraw”' })).toBeVisible();
  });

  test('a wallet whose provider does not answer is asked for again, until it answers', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      let balance: string | null = null;
      await open('transferFund', {
        answers: {
          balance: funds,
          merchantWallet: () => ({
            isSingle: false,
            wallets: [{ provider: 'acme', displayName: 'Acme', balance }],
          }),
          walletTransfers: [],
        },
      });
      expect(screen.getByText('No answer')).toBeVisible();
      balance = '120.00';
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(await screen.findByText('৳120.00')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('a transfer with an unknown outcome is shown as unknown, not as failed', async () => {
    const transfer = {
      id: idOf('wtr', '00000001'),
      provider: 'acme',
      direction: 'out',
      amount: '50.00',
      currency: 'BDT',
      state: 'unknown',
      requestedAt: '2026-03-01T10:00:00.000Z',
      endedAt: null,
    } as const;
    const { user, called } = await open('transferFund', {
      answers: {
        balance: funds,
        merchantWallet: {
          isSingle: false,
          wallets: [{ provider: 'acme', displayName: 'Acme', balance: null }],
        },
        walletTransfers: [transfer],
        walletTransfer: transfer,
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '50');
    await user.click(screen.getByRole('button', { name: 'Move ৳50.00' }));
    expect(screen.getByText('Being asked about')).toBeVisible();
    expect(inputsOf(called, 'walletTransfer')).toEqual([
      { provider: 'acme', direction: 'out', amount: '50' },
    ]);
  });
});

describe('the payment PIN', () => {
  const answers = { registerSettings: defaultRegisterSettings };

  test('is changed with the old one', async () => {
    const { user, called } = await open('securityCenter', {
      answers: { ...answers, changePaymentPassword: undefined },
    });
    await user.type(screen.getByLabelText('Present payment PIN'), '135790');
    await user.type(screen.getByLabelText('New payment PIN'), '246802');
    await user.type(screen.getByLabelText('Repeat the new payment PIN'), '246803');
    await user.click(screen.getByRole('button', { name: 'Change the payment PIN' }));
    expect(await screen.findByText('The two PINs are not the same.')).toBeVisible();
    expect(inputsOf(called, 'changePaymentPassword')).toEqual([]);
    await user.type(screen.getByLabelText('Repeat the new payment PIN'), '{Backspace}2');
    await user.click(screen.getByRole('button', { name: 'Change the payment PIN' }));
    await waitFor(() => expect(screen.getByLabelText('New payment PIN')).toHaveValue(''));
    expect(inputsOf(called, 'changePaymentPassword')).toEqual([
      { oldPaymentPassword: '135790', paymentPassword: '246802' },
    ]);
  });

  test('is recovered with the password and a code when it is lost', async () => {
    const { user, called } = await open('securityCenter', {
      answers: {
        ...answers,
        paymentPasswordCode: {
          channel: 'mail',
          recipient: 'r•••@mail.com',
          expiredMinutes: 10,
          resendSeconds: 60,
        },
        recoverPaymentPassword: { withdrawalsFrom: '2099-03-01T10:00:00.000Z' },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Forgot your PIN?' }));
    expect(screen.getByLabelText('Your account password')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(await screen.findByText(/by mail to r•••@mail.com/)).toBeVisible();
    await user.type(screen.getByLabelText('Your account password'), 'River2026boat');
    await user.type(screen.getByLabelText('Code from the SMS or the mail'), '482911');
    await user.type(screen.getByLabelText('New payment PIN'), '246802');
    await user.type(screen.getByLabelText('Repeat the new payment PIN'), '246802');
    await user.click(screen.getByRole('button', { name: 'Set the new PIN' }));
    expect(await screen.findByLabelText('Present payment PIN')).toBeVisible();
    expect(inputsOf(called, 'recoverPaymentPassword')).toEqual([
      { password: 'River2026boat', code: '482911', paymentPassword: '246802' },
    ]);
  });

  test('recovered a short time ago closes the withdrawal form until its time', async () => {
    await open('withdraw', {
      answers: { payoutTerms: { ...terms, pausedUntil: '2099-03-01T10:00:00.000Z' } },
    });
    expect(screen.getByRole('status')).toHaveTextContent(/2099/);
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  });
});
