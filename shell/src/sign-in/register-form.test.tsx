import { CallFailed } from '@croupier/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, registerRules } from '../testing/makers.ts';
import { renderShell, type Answers } from '../testing/render-shell.tsx';

const signedIn = {
  ...aSession(),
  user: aSession().member,
  firstTimeLogin: true,
  passwordExpired: false,
  mustChangePassword: null,
};

async function openForm(
  register: Answers['register'] = signedIn,
  path = '/register',
  more: Answers = {},
) {
  const rendered = await renderShell({
    path,
    site: { flags: ['DIRECTREG3', 'USERNAMEREG3'] },
    answers: {
      register,
      registerSettings: registerRules,
      affiliateCheck: { code: 'KARIM01' },
      challenge: null,
      signInProviders: { social: [], phone: { by: 'code' } },
      balance: { sumBalance: '0.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 0 },
      ...more,
    },
  });
  await screen.findByLabelText('Payment PIN');
  return rendered;
}

const field = (label: string) => screen.getByLabelText(label);

async function submit() {
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Create my account' }));
}

async function fill(values: Partial<Record<string, string>> = {}) {
  const all = {
    Username: 'rahim',
    Password: 'Padma2026',
    'Repeat the password': 'Padma2026',
    'Payment PIN': '123456',
    ...values,
  };
  for (const [label, value] of Object.entries(all))
    if (value) await userEvent.type(field(label), value);
}

const tickTerms = () => userEvent.click(screen.getByRole('checkbox'));
const calledRegister = (called: readonly { name: string }[]) =>
  called.filter(({ name }) => name === 'register');

test('a visitor who fills in all fields is signed in and sees the home page', async () => {
  const { shell, called } = await openForm(signedIn, '/register?referralCode=KARIM01');
  expect(await screen.findByText(/A friend invited you/)).toBeVisible();
  expect(screen.queryByLabelText('Invitation code (optional)')).not.toBeInTheDocument();
  await fill();
  await tickTerms();
  await submit();
  expect(shell.session.current()).toEqual(aSession());
  expect(window.location.pathname).toBe('/');
  expect(calledRegister(called)).toMatchObject([
    {
      input: {
        username: 'rahim',
        paymentPassword: '123456',
        affiliateCode: 'KARIM01',
        termsAccepted: true,
        registerMethod: 'WEB',
        login: true,
      },
    },
  ]);
});

test('without accepted terms nothing is sent, and the box shows an error', async () => {
  const { called } = await openForm();
  await fill();
  await submit();
  expect(screen.getByText('Please accept the terms to go on.')).toBeInTheDocument();
  expect(calledRegister(called)).toEqual([]);
});

test.each([
  ['Username', 'r', /^Please enter 2–15 characters: .* with a letter first/],
  ['Username', '7rahim', /^Please enter 2–15 characters: .* with a letter first/],
  ['Password', 'padma', /^Please enter 8–64 characters/],
  ['Payment PIN', '12345', /^Please enter 6 digits/],
])('%s "%s" shows its error when the visitor leaves it: %s', async (label, value, message) => {
  await openForm();
  await userEvent.type(field(label), value);
  await userEvent.tab();
  expect(field(label)).toBeInvalid();
  expect(screen.getByText(message)).toBeInTheDocument();
});

test('a repetition that differs is reported, and changing either field removes the error', async () => {
  await openForm();
  await userEvent.type(field('Password'), 'Padma2026');
  await userEvent.type(field('Repeat the password'), 'Padma2027');
  await userEvent.tab();
  expect(screen.getByText('The two passwords are not the same.')).toBeInTheDocument();
  await userEvent.clear(field('Password'));
  await userEvent.type(field('Password'), 'Padma2027');
  await userEvent.tab();
  expect(screen.queryByText('The two passwords are not the same.')).not.toBeInTheDocument();
});

test('a taken name is reported at its field, and typed text stays', async () => {
  const { shell } = await openForm(new CallFailed({ code: 'username-taken' }));
  await fill();
  await tickTerms();
  await submit();
  expect(field('Username')).toBeInvalid();
  expect(field('Username')).toHaveValue('rahim');
  expect(field('Password')).toHaveValue('Padma2026');
  expect(shell.session.current()).toBeNull();
  await userEvent.type(field('Username'), '2');
  expect(field('Username')).toBeValid();
});

test('a wrong invitation code stops the registration before it is sent, in a window and at its field', async () => {
  const { called } = await openForm(signedIn, '/register', {
    affiliateCheck: new CallFailed({ code: 'invitation_code_error' }),
  });
  await fill({ 'Invitation code (optional)': 'NOBODY1' });
  await tickTerms();
  await submit();
  const warning = await screen.findByRole('dialog', { name: 'The invitation code isn’t known' });
  await userEvent.click(within(warning).getByRole('button', { name: 'All right' }));
  expect(field('Invitation code (optional)')).toBeInvalid();
  expect(field('Invitation code (optional)')).toHaveFocus();
  expect(field('Invitation code (optional)')).toHaveValue('NOBODY1');
  expect(called.filter(({ name }) => name === 'affiliateCheck')).toMatchObject([
    { input: { code: 'NOBODY1', domain: 'localhost' } },
  ]);
  expect(calledRegister(called)).toEqual([]);
});

test.each([
  ['has expired', 'invitation-ended', /This invitation is no longer valid/],
  ['is not known', 'invitation_code_error', /We do not know this invitation link/],
] as const)(
  'an invitation that %s leads to a registration without it, with a sentence about it',
  async (_what, code, sentence) => {
    const { called } = await openForm(signedIn, '/register?referralCode=OLDLINK', {
      affiliateCheck: new CallFailed({ code }),
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field('Invitation code (optional)')).toHaveValue('');
    await fill();
    await tickTerms();
    await submit();
    expect(calledRegister(called)).toMatchObject([
      { input: expect.not.objectContaining({ affiliateCode: expect.anything() }) },
    ]);
  },
);

test('an invitation that ends while the form is open is left out at the next attempt', async () => {
  let isOpen = true;
  const ended = new CallFailed({ code: 'invitation-ended' });
  const { called } = await openForm(
    async () => {
      if (!isOpen) return signedIn;
      isOpen = false;
      throw ended;
    },
    '/register?referralCode=KARIM01',
    {
      affiliateCheck: async () => {
        if (isOpen) return { code: 'KARIM01' };
        throw ended;
      },
    },
  );
  await screen.findByText(/A friend invited you/);
  await fill();
  await tickTerms();
  await submit();
  expect(await screen.findByRole('status')).toHaveTextContent(/This invitation is no longer valid/);
  await submit();
  expect(calledRegister(called)).toMatchObject([
    { input: { affiliateCode: 'KARIM01' } },
    { input: expect.not.objectContaining({ affiliateCode: expect.anything() }) },
  ]);
});

test('the first empty field receives the focus, and a PIN may be typed in other digits', async () => {
  const { called } = await renderShell({
    path: '/register',
    site: { flags: ['DIRECTREG3', 'MOBILENUMREG3'] },
    answers: {
      registerMobile: signedIn,
      registerSettings: registerRules,
      challenge: null,
      signInProviders: { social: [], phone: { by: 'code' } },
    },
  });
  await waitFor(() => expect(field('Mobile number')).toHaveFocus());
  await userEvent.type(field('Mobile number'), '০১৭১২৩৪৫৬৭৮');
  await userEvent.type(field('Payment PIN'), '١٢٣٤٥٦');
  await tickTerms();
  await submit();
  expect(called.filter(({ name }) => name === 'registerMobile')).toMatchObject([
    { input: { mobileNum: '01712345678', paymentPassword: '123456' } },
  ]);
});

test('a birthday may be typed in the digits of the language', async () => {
  const birthday = {
    ...registerRules.birthday,
    enabled: true,
    required: true,
    type: 'text',
  } as const;
  const { called } = await openForm(signedIn, '/register', {
    registerSettings: { ...registerRules, birthday },
  });
  await fill({ 'Date of birth': '١٩٩٠-١٢-٣١' });
  await tickTerms();
  await submit();
  expect(calledRegister(called)).toMatchObject([{ input: { birthday: '1990-12-31' } }]);
});

test('switching to the other form keeps typed text', async () => {
  await openForm();
  await userEvent.type(field('Payment PIN'), '123456');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign up' }));
  expect(field('Payment PIN')).toHaveValue('123456');
});
