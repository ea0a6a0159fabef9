import { readConfigs } from './config.ts';

const common = {
  WALLET_URL: 'http://localhost:4000',
  STUDIO_DATABASE_URL: 'postgres://studio@localhost/studio',
  STUDIO_SECRET: 'studio-secret',
};

const ofMeghna = {
  MEGHNA_PORT: '4021',
  MEGHNA_DATABASE_URL: 'postgres://meghna@localhost/meghna',
  MEGHNA_SECRET: 'meghna-secret',
};

test('without a list the process runs the studio alone', () => {
  expect(readConfigs(common)).toMatchObject([
    { provider: 'studio', partner: 'studio', port: 4001, secret: 'studio-secret' },
  ]);
});

test('each provider of a process has its own port, database and key', () => {
  expect(readConfigs({ ...common, ...ofMeghna, PROVIDERS: 'studio, meghna' })).toMatchObject([
    { provider: 'studio', port: 4001, databaseUrl: common.STUDIO_DATABASE_URL },
    {
      provider: 'meghna',
      partner: 'meghna',
      port: 4021,
      databaseUrl: ofMeghna.MEGHNA_DATABASE_URL,
      secret: 'meghna-secret',
    },
  ]);
});

test.each([
  [{ PROVIDERS: 'nobody' }, /unknown provider: nobody/],
  [{ PROVIDERS: 'meghna' }, /MEGHNA_DATABASE_URL/],
  [
    {
      PROVIDERS: 'rupkotha',
      RUPKOTHA_DATABASE_URL: 'postgres://r@localhost/r',
      RUPKOTHA_SECRET: 's',
    },
    /TRANSFER_SECRET/,
  ],
])('%j is refused with the name of the setting', (settings, reason) => {
  expect(() => readConfigs({ ...common, ...settings })).toThrow(reason);
});
