import { CallFailed } from '@croupier/client';
import type { RegisterSettings, SignedIn } from '@croupier/contracts';
import { aProfile } from '@croupier/ui/testing';
import { describeForm } from '@croupier/ui/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aSession, registerRules } from '../testing/makers.ts';
import { renderShell, type Answers } from '../testing/render-shell.tsx';

const signedIn: SignedIn = {
  ...aSession(),
  user: aSession().member,
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: null,
};

const flags = [
  'COMM3',
  'DIRECTREG3',
  'MOBILEVERCODELOGIN3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
];

const besides: Answers = {
  challenge: null,
  rememberedLogin: null,
  registerSettings: registerRules,
  affiliateCheck: { code: 'KARIM01' },
  signInProviders: { social: [], phone: { by: 'code' } },
  captcha: { id: 'cap_1', image: 'AAAA', sound: '/wps/captcha/cap_1.wav', expiresInS: 300 },
  balance: { sumBalance: '0.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 0 },
};

async function openDialog(path: string, answers: Answers) {
  const rendered = await renderShell({
    path,
    site: { flags },
    answers: { ...besides, ...answers },
  });
  const dialog = within(await screen.findByRole('dialog'));
  return { ...rendered, dialog };
}

const tickTerms = (form: HTMLFormElement) => {
  const box = form.elements.namedItem('termsAccepted');
  if (box instanceof HTMLInputElement && !box.checked) fireEvent.click(box);
};

const secret = { good: 'Padma2026!', spaces: 'significant' } as const;
const mobile = { good: '01712345678' } as const;
const code = { good: '482911', spaces: 'significant' } as const;
const newPassword = {
  ...secret,
  name: 'newPassword',
  refuses: ['short1', 'шесть', '🎰🎰🎰', 'كلمة'],
} as const;
const newPasswordAgain = {
  ...secret,
  name: 'confirmNewPassword',
  repeats: 'newPassword',
  refuses: ['Monsoon2026'],
} as const;

/** The rules have loaded. */
const passwordHint = /^At least 8 characters/;

describeForm('sign-in by name', {
  call: 'login',
  open: async (line) => {
    const { dialog, ...rendered } = await openDialog('/login', { login: line.gives(signedIn) });
    await dialog.findByLabelText('Password');
    return rendered;
  },
  fields: [
    { name: 'username', good: 'rahim' },
    { ...secret, name: 'password' },
  ],
});

describeForm('sign-in by SMS', {
  call: 'login',
  open: async (line) => {
    const { dialog, ...rendered } = await openDialog('/login', { login: line.gives(signedIn) });
    fireEvent.click(await dialog.findByRole('tab', { name: 'SMS code' }));
    return rendered;
  },
  fields: [
    { ...mobile, name: 'username', refuses: ['my number', '🎰🎰🎰'] },
    { ...code, name: 'password', refuses: ['abcdef', '12'] },
  ],
  about: [
    ['wrong-code', 'password'],
    ['wrong-credentials', 'username'],
  ],
});

describeForm('second step of a sign-in', {
  call: 'completeSignIn',
  open: async (line) => {
    const { dialog, ...rendered } = await openDialog('/login?second-factor=1', {
      completeSignIn: line.gives(signedIn),
    });
    await dialog.findByLabelText('Code from the app');
    return rendered;
  },
  fields: [{ name: 'code', good: '482911', refuses: ['12', 'abc'] }],
  about: [['wrong-code', 'code']],
});

test('where a second factor is on, the log-in asks for its code, keeps what was typed, and takes a recovery code', async () => {
  const { dialog, called } = await openDialog('/login', {
    login: new CallFailed({ code: 'second-factor-needed' }),
    completeSignIn: new CallFailed({ code: 'wrong-code' }),
  });
  fireEvent.change(await dialog.findByLabelText('Username'), { target: { value: 'rahim' } });
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'Padma2026!' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Log in' }));
  await waitFor(async () =>
    expect(await dialog.findByLabelText('Code from the app')).toHaveFocus(),
  );

  fireEvent.click(dialog.getByRole('button', { name: 'Use a recovery code instead' }));
  const field = await dialog.findByLabelText('Recovery code');
  fireEvent.change(field, { target: { value: 'ABCD-EFGH-IJKL-MNOP' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/This code isn’t right/)).toBeVisible();
  expect(field).toHaveValue('ABCD-EFGH-IJKL-MNOP');
  expect(called.at(-1)).toEqual({
    name: 'completeSignIn',
    input: { code: 'ABCD-EFGH-IJKL-MNOP' },
  });

  fireEvent.click(dialog.getByRole('button', { name: 'Start again' }));
  expect(dialog.getByLabelText('Username')).toHaveValue('rahim');
  expect(dialog.getByLabelText('Password')).toHaveValue('Padma2026!');
});

describeForm('lost password by mail', {
  call: 'forgotPassword',
  open: async (line) => {
    const { dialog, ...rendered } = await openDialog('/forget', {
      forgotPassword: line.gives(undefined),
    });
    await dialog.findByRole('tab', { name: 'By email' });
    return rendered;
  },
  fields: [
    { name: 'username', good: 'rahim', refuses: ['r', '7rahim', 'رحيم'] },
    { name: 'email', good: 'rahim@mail.com', refuses: ['rahim', 'rahim@', 'ra him@mail.com'] },
  ],
});

describeForm('lost password by mobile', {
  call: 'resetByPhone',
  open: async (line) => {
    const { dialog, ...rendered } = await openDialog('/forget', {
      resetByPhone: line.gives(signedIn),
    });
    fireEvent.click(await dialog.findByRole('tab', { name: 'By mobile' }));
    await dialog.findByText(passwordHint);
    return rendered;
  },
  fields: [
    { ...mobile, name: 'mobileNum', refuses: ['my number'] },
    { ...code, name: 'verificationCode', refuses: ['abcdef'] },
    newPassword,
  ],
  about: [['wrong-code', 'verificationCode']],
});

describeForm('new password by the mailed link', {
  call: 'resetByLink',
  open: async (line) => {
    const { dialog, ...rendered } = await openDialog('/forget#reset=secret-1', {
      resetByLink: line.gives(signedIn),
    });
    await dialog.findByText(passwordHint);
    return rendered;
  },
  fields: [newPassword, newPasswordAgain],
});

describeForm('new password that is due', {
  call: 'changePassword',
  open: async (line) => {
    const rendered = await renderShell({
      site: { session: aSession() },
      answers: {
        ...besides,
        memberInfo: aProfile({ mustChangePassword: 'default-password' }),
        changePassword: line.gives({ token: 'handle-2' }),
      },
    });
    await screen.findByText(passwordHint);
    return rendered;
  },
  fields: [{ ...secret, name: 'oldPassword' }, newPassword, newPasswordAgain],
  about: [['wrong-credentials', 'oldPassword']],
});

describeForm('new password that is wished for', {
  call: 'changePassword',
  open: async (line) => {
    const rendered = await renderShell({
      path: '/?centre=change-password',
      site: { session: aSession() },
      answers: {
        ...besides,
        memberInfo: aProfile(),
        changePassword: line.gives({ token: 'handle-2' }),
      },
    });
    await screen.findByText(passwordHint);
    return rendered;
  },
  fields: [{ ...secret, name: 'oldPassword' }, newPassword, newPasswordAgain],
  about: [['wrong-credentials', 'oldPassword']],
});

/** A brand that requires every field. */
const every: RegisterSettings = Object.fromEntries(
  Object.entries(registerRules).map(([field, rule]) => [
    field,
    { ...rule, enabled: true, required: field !== 'affiliateCode' },
  ]),
) as never;

async function openRegistration(by: string, answers: Answers) {
  const { dialog, ...rendered } = await openDialog('/register', answers);
  fireEvent.click(await dialog.findByRole('tab', { name: by }));
  await dialog.findAllByLabelText('Payment PIN');
  return rendered;
}

const pin = {
  name: 'paymentPassword',
  good: '246810',
  refuses: ['12345', 'abcdef', '١٢٣٤٥', '🎰🎰🎰'],
} as const;
const password = { ...newPassword, name: 'password' } as const;
const passwordAgain = {
  ...newPasswordAgain,
  name: 'confirmPassword',
  repeats: 'password',
  // Two empty fields match: the missing value is the password itself.
  isOptional: true,
} as const;
const besidesName = [
  pin,
  { name: 'birthday', good: '1990-12-31', refuses: ['2020-01-01'] },
  {
    name: 'email',
    good: 'rahim@mail.com',
    refuses: ['rahim', 'رحيم@', `${'r'.repeat(120)}@mail.com`],
  },
  { name: 'qqNum', good: '12345678', refuses: ['12ab56', '1234', '🎰🎰🎰'] },
  { name: 'line', good: 'rahim.line', refuses: ['r', 'r'.repeat(41)] },
  { name: 'whatsapp', good: '+8801712345678', refuses: ['call me', '١٢٣'] },
  { name: 'facebook', good: 'rahim.uddin', refuses: ['r', 'r'.repeat(81)] },
  { name: 'wechat', good: 'rahim_wx', refuses: ['r'] },
  { name: 'idNumber', good: '1990123456', refuses: ['12 34 56', '🎰🎰🎰'] },
  { name: 'recommenderId', good: 'KARIM01', refuses: ['K-1', 'كريم'] },
  { name: 'affiliateCode', good: 'KARIM01', isOptional: true, refuses: ['K!', 'كريم٠١'] },
  { name: 'captcha', good: 'abc23' },
] as const;

describeForm('registration with a name', {
  call: 'register',
  open: (line) =>
    openRegistration('With a username', {
      register: line.gives(signedIn),
      registerSettings: every,
    }),
  prepare: tickTerms,
  fields: [
    {
      name: 'username',
      good: 'rahim',
      refuses: ['r', '7rahim', 'رحيم', 'r'.repeat(16), 'ra him', '🎰🎰'],
    },
    { ...mobile, name: 'mobileNum', refuses: ['017', 'my number'] },
    { ...code, name: 'verificationCode', refuses: ['abcdef', ' 482911 '], spaces: 'refused' },
    password,
    passwordAgain,
    { name: 'payeeName', good: 'RAHIM UDDIN', refuses: ['RAHÍM UDDIN', 'rahim', '🎰🎰'] },
    ...besidesName,
  ],
  about: [
    ['username-taken', 'username'],
    ['mobile-taken', 'mobileNum'],
    ['wrong-code', 'verificationCode'],
    ['wrong-captcha', 'captcha'],
    ['invitation_code_error', 'affiliateCode'],
  ],
});

describeForm('registration with a mobile number', {
  call: 'registerMobile',
  open: (line) =>
    openRegistration('With a mobile number', { registerMobile: line.gives(signedIn) }),
  prepare: tickTerms,
  fields: [
    { ...mobile, name: 'mobileNum', refuses: ['017', 'my number'] },
    { ...code, name: 'verificationCode', refuses: ['abcdef', ' 482911 '], spaces: 'refused' },
    password,
    passwordAgain,
    pin,
  ],
  about: [['mobile-taken', 'mobileNum']],
});
