import {
  defaultRegisterSettings,
  type AgentTransfer,
  type AgentTransferTerms,
} from '@croupier/contracts';
import { aProfile, aSession, renderInHost, type Answers, idOf } from '@croupier/ui/testing';
import { describeForm } from '@croupier/ui/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import description from '../../module.json';
import { remote } from '../remote.tsx';
import { loadCentre } from '../testing/centre.tsx';
import { account, aDeposit, aStatus, aWithdrawal, bkash, terms } from '../testing/makers.ts';
import { PlaySafelyPage } from './play-safely-page.tsx';

const none = { rows: [], next: null };

async function open(element: ReactElement, answers: Answers) {
  const hosted = await renderInHost(element, {
    session: aSession(),
    balance: { sumBalance: '1250.00', currency: 'BDT', version: 3 },
    texts: { 'mfe-member': remote.texts },
    publishes: description.topics.publishes,
    answers: {
      memberInfo: aProfile(),
      depositMethods: [],
      deposits: none,
      payoutTerms: { ...terms, payee: null },
      withdrawals: none,
      openSessions: [],
      knownDevices: [],
      memberContacts: {
        email: { shown: 'r•••@mail.com', verifiedAt: '2026-03-01T10:00:00.000Z' },
        mobile: { shown: null, verifiedAt: null },
      },
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
      registerSettings: defaultRegisterSettings,
      protection: aStatus(),
      ...answers,
    },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  return hosted;
}

async function openCentre(page: string, answers: Answers) {
  const Centre = await loadCentre();
  return open(<Centre first={page} />, answers);
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

const withdrawal = aWithdrawal({
  state: 'paid',
  steps: [{ state: 'paid', at: '2026-03-01T10:00:00.000Z' }],
  receiptDueAt: '2099-03-01T11:30:00.000Z',
  disputeUntil: '2099-03-08T10:30:00.000Z',
});

const deposit = aDeposit({
  kind: 'transfer',
  method: 'bank-transfer',
  expiresAt: '2099-03-01T11:00:00.000Z',
  payUrl: null,
  transferCode: 'PAD-4821',
});

const amountsRefused = ['0', '-500', '1e9', 'five', '99.99', '500.001', '🎰', 'مئة'];
const pin = { name: 'paymentPassword', good: '246810' } as const;

describeForm('deposit', {
  keepsTyped: true,
  call: 'requestDeposit',
  open: (line) =>
    openCentre('depositv2', { depositMethods: [bkash], requestDeposit: line.gives(deposit) }),
  fields: [{ name: 'amount', good: '500', refuses: [...amountsRefused, '30000.01'] }],
  about: [['amount-out-of-range', 'amount']],
});

describeForm('withdrawal', {
  keepsTyped: true,
  call: 'requestWithdrawal',
  open: (line) => openCentre('withdraw', { requestWithdrawal: line.gives(withdrawal) }),
  fields: [{ name: 'amount', good: '500', refuses: [...amountsRefused, '5000.01'] }, pin],
  about: [
    ['wrong-payment-password', 'paymentPassword'],
    ['payment-password-locked', 'paymentPassword'],
    ['insufficient-funds', 'amount'],
    ['amount-out-of-range', 'amount'],
    ['withdrawal-limit-reached', 'amount'],
  ],
});

describeForm('payout account', {
  keepsTyped: true,
  call: 'addPayoutAccount',
  open: async (line) => {
    const hosted = await openCentre('withdraw', { addPayoutAccount: line.gives(account) });
    await press('Add an account');
    return hosted;
  },
  fields: [
    { name: 'payee', good: 'RAHIM UDDIN' },
    {
      name: 'number',
      errorName: 'fields.number',
      good: '123456789',
      refuses: ['12ab', '1'.repeat(13), '١٢٣٤٥٦٧٨', '🎰🎰🎰🎰'],
    },
    pin,
  ],
  about: [
    ['payee-name-mismatch', 'payee'],
    ['wrong-payment-password', 'paymentPassword'],
    ['payment-password-locked', 'paymentPassword'],
  ],
});

describeForm('transfer to a provider’s wallet', {
  keepsTyped: true,
  call: 'walletTransfer',
  open: (line) =>
    openCentre('transferFund', {
      balance: { sumBalance: '400.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 5 },
      walletTransfers: [],
      merchantWallet: {
        isSingle: false,
        wallets: [{ provider: 'acme', displayName: 'Acme', balance: null }],
      },
      walletTransfer: line.gives({
        id: idOf('wtr', '00000001'),
        provider: 'acme',
        direction: 'out',
        amount: '50.00',
        currency: 'BDT',
        state: 'done',
        requestedAt: '2026-03-01T10:00:00.000Z',
        endedAt: null,
      }),
    }),
  fields: [{ name: 'amount', good: '50', refuses: ['0', '-5', 'five', '🎰', 'مئة'] }],
  about: [['insufficient-funds', 'amount']],
});

const transferTerms: AgentTransferTerms = {
  refusal: null,
  upline: 'ka•••t',
  currency: 'BDT',
  minAmount: '100.00',
  maxAmount: '5000.00',
  dailyAmount: '20000.00',
  leftToday: '20000.00',
  available: '8000.00',
  turnover: null,
};

const agentTransfer: AgentTransfer = {
  id: idOf('atr', '00000001'),
  direction: 'sent',
  line: 'upline',
  account: 'ka•••t',
  amount: '500.00',
  currency: 'BDT',
  bookedAt: '2026-03-01T10:00:00.000Z',
};

const aboutTransfer = [
  ['wrong-payment-password', 'paymentPassword'],
  ['payment-password-locked', 'paymentPassword'],
  ['insufficient-funds', 'amount'],
  ['amount-out-of-range', 'amount'],
  ['transfer-limit-reached', 'amount'],
] as const;

describeForm('transfer to the upline', {
  keepsTyped: true,
  call: 'transferUpline',
  open: (line) =>
    openCentre('transferUpline', {
      agentTransferTerms: transferTerms,
      agentTransfers: none,
      transferUpline: line.gives(agentTransfer),
    }),
  fields: [{ name: 'amount', good: '500', refuses: [...amountsRefused, '5000.01'] }, pin],
  about: aboutTransfer,
});

describeForm('transfer to a recruited member', {
  keepsTyped: true,
  call: 'transferUpline',
  open: (line) =>
    openCentre('transferUpline', {
      agentTransferTerms: { ...transferTerms, upline: null },
      agentTransfers: none,
      transferUpline: line.gives({ ...agentTransfer, line: 'downline', account: 'ra•••m' }),
    }),
  fields: [
    { name: 'account', good: 'rahim' },
    { name: 'amount', good: '500', refuses: [...amountsRefused, '5000.01'] },
    pin,
  ],
  about: [...aboutTransfer, ['not-found', 'account']],
});

describeForm('proof of a transfer', {
  keepsTyped: true,
  call: 'proveDeposit',
  open: (line) =>
    openCentre('depositv2', {
      deposits: { rows: [deposit], next: null },
      proveDeposit: line.gives(deposit),
    }),
  fields: [
    { name: 'bankReference', good: 'TX 77' },
    { name: 'remark', good: 'from my own account', isOptional: true },
  ],
});

describeForm('money that has not come', {
  keepsTyped: true,
  call: 'answerReceipt',
  open: async (line) => {
    const hosted = await openCentre('withdraw', {
      withdrawals: { rows: [{ ...withdrawal, state: 'forced' }], next: null },
      answerReceipt: line.gives(withdrawal),
    });
    await press('Not received');
    return hosted;
  },
  fields: [{ name: 'remark', good: 'nothing here', isOptional: true }],
});

describeForm('change of the password', {
  call: 'changePassword',
  open: (line) =>
    openCentre('securityCenter', {
      changePassword: line.gives({ token: 'handle-2' }),
    }),
  fields: [
    { name: 'oldPassword', good: 'Padma2026!', spaces: 'significant' },
    {
      name: 'newPassword',
      good: 'Monsoon2026',
      spaces: 'significant',
      refuses: ['short1', 'шесть', '🎰🎰🎰', 'كلمة'],
    },
    {
      name: 'confirmNewPassword',
      good: 'Monsoon2026',
      spaces: 'significant',
      repeats: 'newPassword',
      refuses: ['Monsoon2027'],
    },
  ],
  about: [['wrong-credentials', 'oldPassword']],
});

const newPin = [
  {
    name: 'paymentPassword',
    good: '246813',
    refuses: ['12', '12345a', '🎰🎰🎰', '١٢٣٤٥٦'],
  },
  {
    name: 'confirmPaymentPassword',
    good: '246813',
    repeats: 'paymentPassword',
    refuses: ['246814'],
  },
] as const;

describeForm('change of the PIN', {
  call: 'changePaymentPassword',
  open: (line) => openCentre('securityCenter', { changePaymentPassword: line.gives(undefined) }),
  fields: [{ name: 'oldPaymentPassword', good: '135791' }, ...newPin],
  about: [['wrong-payment-password', 'oldPaymentPassword']],
});

describeForm('first PIN', {
  call: 'changePaymentPassword',
  open: (line) =>
    openCentre('securityCenter', {
      memberInfo: { ...aProfile(), hasPaymentPassword: false },
      changePaymentPassword: line.gives(undefined),
    }),
  fields: [{ name: 'password', good: 'Padma2026!', spaces: 'significant' }, ...newPin],
  about: [['wrong-credentials', 'password']],
});

describeForm('a forgotten PIN', {
  call: 'recoverPaymentPassword',
  open: async (line) => {
    const hosted = await openCentre('securityCenter', {
      recoverPaymentPassword: line.gives({ withdrawalsFrom: '2099-03-01T10:00:00.000Z' }),
    });
    await press('Forgot your PIN?');
    return hosted;
  },
  fields: [
    { name: 'password', good: 'Padma2026!', spaces: 'significant' },
    { name: 'code', good: '135790' },
    ...newPin,
  ],
  about: [
    ['wrong-credentials', 'password'],
    ['wrong-code', 'code'],
  ],
});

const draft = { uri: 'otpauth://totp/Padma:rahim?secret=ABC', secret: 'ABCDEFGH' };
const factorOn = { since: '2026-03-01T10:00:00.000Z', recoveryCodesLeft: 9 };
const typedPassword = { name: 'password', good: 'Padma2026!', spaces: 'significant' } as const;
const typedCode = { name: 'code', good: '482911', refuses: ['123'] } as const;

describeForm('set-up of the second factor', {
  call: 'beginMemberSecondFactor',
  open: async (line) => {
    const hosted = await openCentre('securityCenter', {
      beginMemberSecondFactor: line.gives(draft),
    });
    await press('Set up');
    return hosted;
  },
  fields: [typedPassword],
  about: [['wrong-credentials', 'password']],
});

const codeSent = { expiredMinutes: 5, resendSeconds: 60 };

describeForm('a new mail address', {
  keepsTyped: true,
  call: 'sendContactCode',
  open: async (line) => {
    const hosted = await openCentre('securityCenter', { sendContactCode: line.gives(codeSent) });
    await press('Change the mail address');
    return hosted;
  },
  fields: [
    { name: 'address', good: 'rahim@new.example', refuses: ['rahim', 'rahim@', 'r im@mail.com'] },
    { name: 'password', good: 'Padma2026!', spaces: 'significant' },
  ],
  about: [['wrong-credentials', 'password']],
});

describeForm('code for a mail address', {
  call: 'confirmContact',
  open: async (line) => {
    const hosted = await openCentre('securityCenter', {
      sendContactCode: codeSent,
      confirmContact: line.gives(undefined),
      memberContacts: {
        email: { shown: 'r•••@mail.com', verifiedAt: null },
        mobile: { shown: null, verifiedAt: null },
      },
    });
    await press('Confirm the mail address');
    await press('Send the code');
    await screen.findByText(/valid for 5 minutes/);
    return hosted;
  },
  fields: [{ name: 'code', good: '123456' }],
  about: [['wrong-code', 'code']],
});

describeForm('name of a passkey', {
  keepsTyped: true,
  call: 'renamePasskey',
  open: async (line) => {
    const hosted = await openCentre('securityCenter', {
      memberPasskeys: [
        {
          id: idOf('pky', '00000001'),
          name: 'Phone',
          createdAt: '2026-03-01T10:00:00.000Z',
          lastUsedAt: null,
        },
      ],
      renamePasskey: line.gives(undefined),
    });
    await press('Rename the passkey Phone');
    return hosted;
  },
  fields: [{ name: 'name', good: 'Laptop' }],
});

describeForm('removal of a passkey', {
  call: 'removePasskey',
  open: async (line) => {
    const hosted = await openCentre('securityCenter', {
      memberPasskeys: [
        {
          id: idOf('pky', '00000001'),
          name: 'Phone',
          createdAt: '2026-03-01T10:00:00.000Z',
          lastUsedAt: null,
        },
      ],
      removePasskey: line.gives(undefined),
    });
    await press('Remove the passkey Phone');
    return hosted;
  },
  fields: [{ name: 'password', good: 'Padma2026!', spaces: 'significant' }],
  about: [['wrong-credentials', 'password']],
});

describeForm('first code of the authenticator app', {
  call: 'finishMemberSecondFactor',
  open: async (line) => {
    const hosted = await openCentre('securityCenter', {
      beginMemberSecondFactor: draft,
      finishMemberSecondFactor: line.gives({ codes: ['ABCD-EFGH'] }),
    });
    await press('Set up');
    const password = hosted.container.querySelector('input[name="password"]');
    if (password) fireEvent.change(password, { target: { value: 'Padma2026!' } });
    await press('Continue');
    await screen.findByText(draft.secret);
    return hosted;
  },
  fields: [typedCode],
  about: [['wrong-code', 'code']],
});

describeForm('removal of the second factor', {
  call: 'removeMemberSecondFactor',
  open: async (line) => {
    const hosted = await openCentre('securityCenter', {
      memberSecondFactor: factorOn,
      removeMemberSecondFactor: line.gives(undefined),
    });
    await press('Turn off');
    return hosted;
  },
  fields: [typedPassword, typedCode],
  about: [
    ['wrong-credentials', 'password'],
    ['wrong-code', 'code'],
  ],
});

test('after the set-up the recovery codes are shown once, and the focus is on them', async () => {
  await openCentre('securityCenter', {
    memberSecondFactor: factorOn,
    renewMemberRecoveryCodes: { codes: ['ABCD-EFGH', 'IJKL-MNOP'] },
  });
  await press('New recovery codes');
  for (const [label, value] of [
    ['Your password', 'Padma2026!'],
    ['Code', '482911'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await press('New recovery codes');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['ABCD-EFGH', 'IJKL-MNOP']);
  expect(list).toHaveFocus();
  await press('I have saved them');
  expect(screen.queryByText('ABCD-EFGH')).toBeNull();
});

function describeLimit(kind: string, refuses: readonly string[]) {
  describeForm(kind, {
    keepsTyped: true,
    call: 'setLimit',
    open: async (line) => {
      const hosted = await open(<PlaySafelyPage />, {
        protectionRules: aStatus().rules,
        protectionHistory: [],
        setLimit: line.gives(aStatus()),
      });
      const card = (await screen.findByRole('heading', { name: kind })).parentElement;
      if (!card) throw new Error(`${kind} stands in no card`);
      fireEvent.click(within(card).getByRole('button', { name: 'Set a limit' }));
      return hosted;
    },
    fields: [{ name: 'value', good: '500', refuses }],
  });
}

describeLimit('Deposit limit', ['0', '-5', 'five', '🎰', 'مئة']);
describeLimit('Time limit', ['0', '-5', '1.5', 'an hour', '🎰', 'مئة']);

test('a copy of the data is requested, and once ready its link opens after the password', async () => {
  const { called } = await openCentre('securityCenter', {
    dataExport: {
      state: 'ready',
      requestedAt: '2099-03-01T10:00:00.000Z',
      expiresAt: '2099-03-08T10:00:00.000Z',
      nextAt: '2099-03-02T10:00:00.000Z',
    },
    openDataExport: {
      path: '/wps/member/data/file?token=t1',
      expiresAt: '2099-03-01T11:00:00.000Z',
    },
  });
  expect(screen.queryByRole('button', { name: 'Request my data' })).toBeNull();
  expect(screen.getByText(/You can ask for another copy from/)).toBeVisible();
  await press('Open the file');
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'Padma2026!' } });
  await press('Open the file');
  const link = await screen.findByRole('link', { name: 'Download my data' });
  expect(link).toHaveAttribute('href', '/wps/member/data/file?token=t1');
  expect(called.find(({ name }) => name === 'openDataExport')?.input).toEqual({
    password: 'Padma2026!',
  });
});

test('a closure says what is still open, is sent with its reason, and can be undone', async () => {
  const open = { balance: '250.00', withdrawals: 0, bets: 2, bonuses: 0 };
  let closesAt: string | null = null;
  const { called } = await openCentre('securityCenter', {
    accountClosure: () => ({ closesAt, open, currency: 'BDT', coolingOffDays: 7 }),
    requestAccountClosure: () => {
      closesAt = '2099-03-08T10:00:00.000Z';
    },
    undoAccountClosure: () => {
      closesAt = null;
    },
  });
  expect(screen.getByText('Balance: ৳250.00. Withdraw it first.')).toBeVisible();
  expect(screen.getByText('Open bets: 2')).toBeVisible();
  await press('Close my account');
  fireEvent.click(screen.getByRole('radio', { name: 'Privacy' }));
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'Padma2026!' } });
  await press('Close my account');
  await press('Keep my account');
  expect(await screen.findByRole('button', { name: 'Close my account' })).toBeVisible();
  const names = ['requestAccountClosure', 'undoAccountClosure'];
  expect(called.filter(({ name }) => names.includes(name)).map(({ input }) => input)).toEqual([
    { reason: 'privacy', password: 'Padma2026!' },
    undefined,
  ]);
});
