import { readConfig } from './config.ts';

const environment = {
  WALLET_URL: 'http://localhost:4000',
  PROVIDERS: 'tf',
  TF_DATABASE_URL: 'postgres://tf@localhost/tf',
  TF_SECRET: 'secret-of-tf',
  FB_SECRET: 'secret-of-fb',
};

test('a process serves one vendor, with the database and the key of that vendor', () => {
  expect(readConfig(environment)).toMatchObject({
    vendor: 'tf',
    databaseUrl: 'postgres://tf@localhost/tf',
    secret: 'secret-of-tf',
    feedUrl: null,
  });
});

test.each([
  ['several vendors', { PROVIDERS: 'fb,tf' }, /PROVIDERS must be one of fb, tf, ia/],
  ['an unknown vendor', { PROVIDERS: 'zz' }, /PROVIDERS must be one of fb, tf, ia/],
  ['no vendor', { PROVIDERS: '' }, /PROVIDERS is missing/],
  ['a missing key', { TF_SECRET: '' }, /TF_SECRET is missing/],
])('settings with %s are refused', (_, change, message) => {
  expect(() => readConfig({ ...environment, ...change })).toThrow(message);
});
