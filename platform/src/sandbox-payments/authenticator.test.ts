import { Secret, TOTP } from 'otpauth';
import { sandboxFactorKey } from './authenticator-key.ts';
import { openJournal } from './journal.ts';
import { createSandbox } from './server.ts';

const now = new Date('2026-01-02T10:00:12Z');
const sandbox = createSandbox({
  secret: 'shared-with-the-merchant',
  journal: openJournal(null),
  origin: () => 'http://pay.test',
  now: () => now,
});
afterAll(() => sandbox.close());

const open = async (query = '') => (await sandbox.inject(`/authenticator${query}`)).payload;
const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now.getTime() });

test('the page shows the code of the demo’s second operator, and reloads when the code expires', async () => {
  const page = await open();
  expect(page).toContain(codeOf(sandboxFactorKey));
  expect(page).toContain('<meta http-equiv="refresh" content="18">');
});

test('the key that the console shows gives its codes, with spaces or in small letters', async () => {
  const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  expect(await open(`?key=${key.toLowerCase().slice(0, 4)}%20${key.slice(4)}`)).toContain(
    codeOf(key),
  );
});

test.each(['bn', 'en', 'es', 'ar'])(
  'text that is no key is refused in %s, and never executed',
  async (lang) => {
    const page = await open(`?lang=${lang}&key=%3Cscript%3E`);
    expect(page).toContain('role="alert"');
    expect(page).not.toMatch(/<script|\d{6}/i);
    expect(page).toContain(`<html lang="${lang}"`);
  },
);
