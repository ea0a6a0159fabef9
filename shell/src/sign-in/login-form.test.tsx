import { CallFailed } from '@croupier/client';
import { Line } from '@croupier/ui/testing/forms';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../testing/makers.ts';
import { renderShell, type Answers } from '../testing/render-shell.tsx';
import { rememberedMobile, rememberMobile } from './remembered-mobile.ts';

const signedIn = {
  ...aSession(),
  user: aSession().member,
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: null,
};

const captcha = { id: 'cap_1', image: 'AAAA', sound: '/wps/captcha/cap_1.wav', expiresInS: 300 };

const besides: Answers = {
  challenge: null,
  rememberedLogin: null,
  signInProviders: { social: [], phone: { by: 'code' } },
  captcha,
  balance: { sumBalance: '0.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 0 },
};

beforeEach(() => localStorage.clear());

async function openLogin(answers: Answers = {}, flags: readonly string[] = []) {
  const rendered = await renderShell({
    path: '/login',
    site: { flags },
    answers: { ...besides, ...answers },
  });
  await screen.findByLabelText('Password');
  const dialog = within(screen.getByRole('dialog'));
  return { ...rendered, dialog };
}

type Dialog = Awaited<ReturnType<typeof openLogin>>['dialog'];

async function logIn(dialog: Dialog, password = 'Padma2026!') {
  await userEvent.type(dialog.getByLabelText('Username'), 'rahim');
  await userEvent.type(dialog.getByLabelText('Password'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
}

const sentBy = (called: readonly { name: string; input: unknown }[], call: string) =>
  called.filter(({ name }) => name === call).map(({ input }) => input);

test('a name and a password sign in, and the box remembers the device', async () => {
  const { shell, called, dialog } = await openLogin({ login: signedIn });
  await userEvent.click(dialog.getByRole('checkbox'));
  await logIn(dialog);
  expect(shell.session.current()).toEqual(aSession());
  expect(sentBy(called, 'login')).toEqual([
    { type: 'username', username: 'rahim', password: 'Padma2026!', remember: true },
  ]);
});

test('a browser without cookies shows an error, and typed text stays', async () => {
  const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const { shell, dialog } = await openLogin({ login: signedIn });
  await logIn(dialog);
  expect(await screen.findByText(/Your browser blocks cookies/)).toBeInTheDocument();
  expect(shell.session.current()).toBeNull();
  expect(dialog.getByLabelText('Username')).toHaveValue('rahim');
  cookies.mockRestore();
});

test('an empty field is reported at the field, and nothing is sent', async () => {
  const { called, dialog } = await openLogin({ login: signedIn });
  await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
  expect(dialog.getByLabelText('Username')).toBeInvalid();
  expect(dialog.getByLabelText('Password')).toBeInvalid();
  expect(sentBy(called, 'login')).toEqual([]);
});

test('a failed attempt that requires the picture shows it, and the next attempt sends its answer', async () => {
  const { called, dialog } = await openLogin({
    login: new CallFailed({ code: 'wrong-credentials', captcha: true }),
  });
  await logIn(dialog, 'wrong');
  await userEvent.type(await dialog.findByLabelText('Characters in the picture'), 'abc23');
  await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
  expect(dialog.getByLabelText('Username')).toHaveValue('rahim');
  expect(sentBy(called, 'login').at(-1)).toMatchObject({
    captcha: { id: 'cap_1', text: 'abc23' },
  });
});

test('a remembered device signs in with one press', async () => {
  const { shell, dialog } = await openLogin({
    rememberedLogin: { username: 'rahim', canSignIn: true },
    deviceLogin: signedIn,
  });
  expect(dialog.getByLabelText('Username')).toHaveValue('rahim');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue as rahim' }));
  expect(shell.session.current()).toEqual(aSession());
});

const smsFlags = ['COMM3', 'MOBILEVERCODELOGIN3'];

async function openSms(answers: Answers) {
  const rendered = await openLogin({ login: signedIn, ...answers }, smsFlags);
  await userEvent.click(rendered.dialog.getByRole('tab', { name: 'SMS code' }));
  return rendered;
}

async function askCode(dialog: Dialog, mobileNo: string) {
  await userEvent.clear(dialog.getByLabelText('Mobile number'));
  if (mobileNo) await userEvent.type(dialog.getByLabelText('Mobile number'), mobileNo);
  await userEvent.click(dialog.getByRole('button', { name: 'Get a code' }));
}

const submitSms = async (dialog: Dialog) =>
  userEvent.click(dialog.getByRole('button', { name: 'Log in' }));

test('a wrong code shows its error and hides the note about the sent code until the next one is sent', async () => {
  const { dialog } = await openSms({
    smsCode: { expiredMinutes: 10, resendSeconds: 1 },
    login: new CallFailed({ code: 'wrong-code' }),
  });
  await askCode(dialog, '01712345678');
  const code = dialog.getByLabelText('Code from the SMS');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/on its way/));
  await userEvent.type(code, '000000');
  await submitSms(dialog);
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code isn’t right/));
  expect(code).not.toHaveAccessibleDescription(/on its way/);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Get a code' })).toBeEnabled(), {
    timeout: 4_000,
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Get a code' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/on its way/));
  expect(code).not.toHaveAccessibleDescription(/This code isn’t right/);
});

test('an SMS code in any digits signs in if the brand offers it, and the number is remembered', async () => {
  const { shell, called, dialog } = await openSms({
    smsCode: { expiredMinutes: 10, resendSeconds: 60 },
  });
  await askCode(dialog, '');
  expect(dialog.getByLabelText('Mobile number')).toBeInvalid();
  await askCode(dialog, 'my number');
  expect(dialog.getByLabelText('Mobile number')).toHaveAccessibleDescription(/valid mobile number/);
  expect(sentBy(called, 'smsCode')).toEqual([]);
  await askCode(dialog, '০১৭১২৩৪৫৬৭৮');
  // Another code can be requested after a minute; the first code is valid for ten minutes.
  expect(await dialog.findByRole('button', { name: /^Again in (60|59) s$/ })).toBeDisabled();
  expect(dialog.getByLabelText('Code from the SMS')).toHaveAccessibleDescription(/10 minutes/);
  expect(dialog.getByLabelText('Mobile number')).toBeValid();
  // After a code to a wrong number, the visitor need not wait before requesting one for the right number.
  await userEvent.type(dialog.getByLabelText('Mobile number'), '9');
  expect(dialog.getByRole('button', { name: 'Get a code' })).toBeEnabled();
  await userEvent.type(dialog.getByLabelText('Mobile number'), '{Backspace}');
  await userEvent.type(dialog.getByLabelText('Code from the SMS'), '৪৮২৯১১');
  await userEvent.click(dialog.getByRole('checkbox'));
  await submitSms(dialog);
  expect(sentBy(called, 'smsCode')).toEqual([
    { countryDialingCode: '880', mobileNo: '01712345678', language: 'en', purpose: 'login' },
  ]);
  expect(sentBy(called, 'login')).toEqual([
    {
      type: 'sms',
      username: '01712345678',
      password: '482911',
      countryDialingCode: '880',
      remember: true,
    },
  ]);
  expect(shell.session.current()).toEqual(aSession());
});

test('a remembered number is kept for a day and removed by a log-in without the box', async () => {
  rememberMobile({ mobileNo: '612345678', countryDialingCode: '34' });
  const { called, dialog } = await openSms({});
  expect(dialog.getByLabelText('Mobile number')).toHaveValue('612345678');
  expect(dialog.getByRole('checkbox')).toBeChecked();
  await userEvent.type(dialog.getByLabelText('Code from the SMS'), '482911');
  await userEvent.click(dialog.getByRole('checkbox'));
  await submitSms(dialog);
  expect(sentBy(called, 'login')).toMatchObject([{ countryDialingCode: '34', remember: false }]);
  expect(rememberedMobile()).toBeNull();
});

test('errors of the number are shown at its field, any other failure in a window', async () => {
  const fields = { mobileNo: { code: 'pattern', pattern: 'mobile' } } as const;
  const first = await openSms({ smsCode: new CallFailed({ code: 'invalid-input', fields }) });
  await askCode(first.dialog, '123456');
  expect(await first.dialog.findByText(/valid mobile number/)).toBeVisible();
  expect(first.dialog.getByLabelText('Mobile number')).toHaveFocus();
  cleanup();

  const { dialog } = await openSms({
    smsCode: new CallFailed({ code: 'too-many-requests', retryAfter: 7_200 }),
  });
  await askCode(dialog, '01712345678');
  const warning = await screen.findByRole('dialog', { name: 'The code wasn’t sent' });
  expect(warning).toHaveTextContent('Try again in 2 hours.');
  await userEvent.click(within(warning).getByRole('button', { name: 'All right' }));
  expect(warning).not.toBeInTheDocument();
  expect(dialog.getByLabelText('Mobile number')).toHaveValue('01712345678');
});

test('a remembered name that loads late does not overwrite typed text; the other form keeps its own name', async () => {
  const line = new Line();
  const { dialog } = await openLogin(
    { rememberedLogin: line.gives({ username: 'rahim', canSignIn: false }) },
    smsFlags,
  );
  const name = dialog.getByLabelText('Username');
  await userEvent.type(name, 'nas');
  await line.succeeds();
  expect(await dialog.findByRole('checkbox')).toBeChecked();
  expect(name).toHaveValue('nas');
  expect(name).toHaveFocus();
  await userEvent.click(dialog.getByRole('tab', { name: 'SMS code' }));
  await userEvent.type(dialog.getByLabelText('Mobile number'), '0171');
  await userEvent.click(dialog.getByRole('tab', { name: 'Username' }));
  expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('nas');
  await userEvent.click(dialog.getByRole('tab', { name: 'SMS code' }));
  expect(dialog.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('0171');
});

test('a visitor can play for fun, and pressing twice opens one account', async () => {
  const { called, dialog } = await openLogin(
    { freePlay: new CallFailed({ code: 'unavailable' }) },
    ['FREEPLAY3'],
  );
  const play = dialog.getByRole('button', { name: 'Play for fun' });
  await userEvent.click(play);
  await dialog.findByText(/can’t reach this part/);
  await userEvent.click(play);
  const [first, second] = sentBy(called, 'freePlay');
  expect(first).toMatchObject({ platform: 'W', version: 3 });
  expect(second).toEqual(first);
});

describe('over a page', () => {
  async function openOver(form: string, answers: Answers) {
    const flags = ['FREEPLAY3', 'COMM3', 'CHNGPASSVERIF3'];
    const path = `/nowhere?centre=${form}`;
    await renderShell({ path, site: { flags }, answers: { ...besides, ...answers } });
    return within(await screen.findByRole('dialog'));
  }

  const arrivedAt = (path: string) =>
    waitFor(() =>
      expect([window.location.pathname, screen.queryByRole('dialog')]).toEqual([path, null]),
    );

  test('a log-in keeps the visitor on the current page', async () => {
    const dialog = await openOver('login', { login: signedIn });
    await dialog.findByLabelText('Password');
    await logIn(dialog);
    await arrivedAt('/nowhere');
  });

  test('play money leads to the home page', async () => {
    const dialog = await openOver('login', { freePlay: signedIn });
    await userEvent.click(await dialog.findByRole('button', { name: 'Play for fun' }));
    await arrivedAt('/');
  });

  test('a new password by phone leads to the home page', async () => {
    const dialog = await openOver('forgot', { resetByPhone: signedIn });
    await userEvent.type(await dialog.findByLabelText('Mobile number'), '01712345678');
    await userEvent.type(dialog.getByLabelText('Code from the SMS'), '482911');
    await userEvent.type(dialog.getByLabelText('New password'), 'Monsoon2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Set the new password' }));
    await arrivedAt('/');
  });
});

test('the response to a lost-password request does not reveal whether the account exists', async () => {
  const { dialog } = await openLogin({ forgotPassword: undefined }, ['COMM3', 'CHNGPASSMAIL3']);
  await userEvent.click(dialog.getByRole('button', { name: 'Forgot your password?' }));
  await userEvent.type(dialog.getAllByLabelText('Username').at(-1) ?? document.body, 'rahim');
  await userEvent.type(dialog.getByLabelText('Email'), 'rahim@mail.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Send me the link' }));
  expect(await dialog.findByText(/If this username and email belong together/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'All right' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
