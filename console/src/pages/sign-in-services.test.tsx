import type { SignInService } from '@croupier/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { padma } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const aService = (overrides: Partial<SignInService> = {}): SignInService => ({
  kind: 'openid',
  isOn: true,
  label: 'House ID',
  issuer: 'https://id.example',
  clientId: 'croupier',
  apiKey: '',
  keysUrl: '',
  emulatorUrl: '',
  secretFile: '',
  secret: 'stored',
  callbackUrl: 'https://padma.example/wps/session/social/openid/callback',
  revision: 2,
  ...overrides,
});

const open = (answers: Parameters<typeof renderConsole>[0]['answers']) =>
  renderConsole({ path: '/brands/padma/sign-in', answers: { brands: [padma], ...answers } });

test('a provider is changed without its secret being shown, and the stored one stays', async () => {
  const user = userEvent.setup();
  const { called } = await open({ signInServices: [aService()], saveSignInService: aService() });
  const list = await screen.findByRole('list', { name: 'Sign-in services' });
  expect(within(list).getByText('stored, encrypted')).toBeVisible();
  expect(within(list).getByText(/social\/openid\/callback$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change OpenID provider' }));
  const dialog = screen.getByRole('dialog', { name: 'Change OpenID provider' });
  expect(within(dialog).getByLabelText('New client secret')).toHaveValue('');
  const label = within(dialog).getByLabelText('Name on the button');
  await user.clear(label);
  await user.type(label, 'Casino ID');
  await user.type(within(dialog).getByLabelText('Why?'), 'renamed');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const input = called.find(({ name }) => name === 'saveSignInService')?.input;
  expect(input).toEqual({
    brand: 'padma',
    kind: 'openid',
    isOn: true,
    label: 'Casino ID',
    issuer: 'https://id.example',
    clientId: 'croupier',
    apiKey: '',
    keysUrl: '',
    emulatorUrl: '',
    secretFile: '',
    revision: 2,
    note: 'renamed',
  });
});

test('a new secret goes along once it is typed', async () => {
  const user = userEvent.setup();
  const { called } = await open({
    signInServices: [aService({ kind: 'google', secret: 'missing' })],
    saveSignInService: aService({ kind: 'google' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change Google' }));
  await user.type(screen.getByLabelText('New client secret'), 'a-new-secret');
  await user.type(screen.getByLabelText('Why?'), 'set up');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(called.find(({ name }) => name === 'saveSignInService')?.input).toMatchObject({
      secret: 'a-new-secret',
      label: 'House ID',
    }),
  );
});

test.each([
  ['works', 'The provider answers and knows this client.'],
  ['client-refused', 'The provider refuses this client: check the id and the secret.'],
] as const)('the connection test says that it %s', async (result, text) => {
  const user = userEvent.setup();
  await open({ signInServices: [aService()], testSignInService: { result } });
  const button = { name: 'Test the connection to OpenID provider' };
  await user.click(await screen.findByRole('button', button));
  expect(await screen.findByText(text)).toBeVisible();
});

test('a service that is not set up explains its purpose, and has no test button', async () => {
  const firebase = { kind: 'firebase', revision: 0, isOn: false, callbackUrl: null } as const;
  await open({ signInServices: [aService(firebase)] });
  expect(await screen.findByText(/proves the mobile number/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Test the connection/ })).toBeNull();
});
