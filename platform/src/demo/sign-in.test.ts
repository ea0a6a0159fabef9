import { testSite } from '../testing/test-site.ts';
import { seedSignIn } from './sign-in.ts';

test('the sign-in services of the demo follow the sandbox to another port, as operators have left them', async () => {
  const { core, app } = await testSite({ demo: true });
  const { modules } = app;
  const startedAt = (origin: string) => {
    const config = { ...core.config, payments: { ...core.config.payments, origin } };
    return seedSignIn({ config }, modules);
  };
  const padma = await modules.brands.byCode('padma');
  if (!padma) throw new Error('the brand is missing');
  const { signIn } = modules.verification;
  const shown = async () =>
    (await signIn.list(padma)).map(({ kind, isOn, issuer, emulatorUrl, revision }) => ({
      ...{ kind, isOn, revision },
      at: emulatorUrl || issuer,
    }));

  await startedAt('http://localhost:4002');
  const firebase = (await signIn.list(padma)).find(({ kind }) => kind === 'firebase');
  if (!firebase) throw new Error('Firebase is missing');
  const on = { ...firebase, brand: 'padma', isOn: true, note: 'tried' };
  expect(await signIn.save(padma, on, { name: 'operator' })).toMatchObject({ ok: true });
  await startedAt('http://localhost:4802');
  await startedAt('http://localhost:4802');
  expect(await shown()).toEqual([
    { kind: 'google', isOn: true, revision: 2, at: 'http://localhost:4802/identity/google' },
    { kind: 'facebook', isOn: true, revision: 2, at: 'http://localhost:4802/identity/facebook' },
    { kind: 'openid', isOn: true, revision: 2, at: 'http://localhost:4802/identity/openid' },
    { kind: 'firebase', isOn: true, revision: 3, at: 'http://localhost:4802' },
  ]);
});
