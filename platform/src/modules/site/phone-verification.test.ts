import { phoneVerificationElementId, phoneVerificationPath } from '@croupier/contracts';
import { testConfig } from '../../testing/test-core.ts';
import { testSite } from '../../testing/test-site.ts';
import { verificationPolicy } from './phone-verification-page.ts';

const project = { projectId: 'padma-phones', apiKey: 'public-key', emulatorUrl: '' };

async function pageWith(phoneAuth: { emulatorUrl: string } | null) {
  const { outside } = testConfig();
  const service = phoneAuth && { ...project, keysUrl: 'https://keys.example', ...phoneAuth };
  const site = await testSite({ outside: { ...outside, phoneAuth: service } });
  return site.browser().request('GET', phoneVerificationPath);
}

test('a brand without Firebase has no page for it', async () => {
  expect((await pageWith(null)).status).toBe(404);
});

test('the page knows the project, allows Google’s reCAPTCHA, and only its own site frames it', async () => {
  const answer = await pageWith({ emulatorUrl: '' });
  expect(answer.status).toBe(200);
  expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toBe(verificationPolicy(project));
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      'connect-src https://identitytoolkit.googleapis.com',
      "frame-ancestors 'self'",
    ]),
  );
  const [, text = ''] =
    new RegExp(`id="${phoneVerificationElementId}">([^<]+)<`).exec(answer.text) ?? [];
  expect(JSON.parse(text)).toEqual(project);
});

test('with an emulator the page allows no address of Google', async () => {
  const answer = await pageWith({ emulatorUrl: 'http://localhost:4002' });
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).not.toMatch(/google|gstatic/);
  expect(policy).toContain('connect-src http://localhost:4002;');
});
