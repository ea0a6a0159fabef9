import { readConfig } from './config.ts';

const enough = {
  DATABASE_URL: 'postgres://croupier@localhost/croupier',
  STUDIO_SECRET: 'a secret of the studio',
  PAYMENTS_SECRET: 'a secret of payments',
  KEYS_SECRET: 'a secret of the house',
};

test('three settings are enough, and the others have defaults', () => {
  const read = readConfig({ ...enough, PORT: '4100', RELEASE_DIRS: '/a/dist,/b/dist' });
  expect(read).toMatchObject({
    ok: true,
    config: {
      port: 4100,
      host: 'localhost',
      roles: ['site', 'api', 'jobs'],
      redisUrl: null,
      publicOrigin: 'http://localhost:4100',
      studio: { origin: 'http://localhost:4101' },
      payments: { origin: 'http://localhost:4102' },
      releaseDirs: ['/a/dist', '/b/dist'],
      development: false,
      demo: false,
      operatorSecondFactor: 'optional',
      logLevel: 'info',
    },
  });
});

test('every invalid setting has a line of its own, and no line shows a secret', () => {
  const read = readConfig({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://root:hidden@localhost',
    REDIS_URL: 'http://:hidden@localhost:6379',
    ROLE: 'site,waiter',
    MODULE_ORIGINS: 'mfe-games',
    STUDIO_ORIGIN: 'localhost:4001/path',
    STUDIO_SECRET: 'short',
    LOG_LEVEL: 'loud',
    DEMO: 'yes',
  });
  if (read.ok) throw new Error('it was accepted');
  const names = read.errors.map((line) => line.split(' ')[0]);
  expect(names.sort()).toEqual(
    [
      'DATABASE_URL',
      'DEMO',
      'KEYS_SECRET',
      'LOG_LEVEL',
      'MODULE_ORIGINS',
      'PAYMENTS_SECRET',
      'PORT',
      'REDIS_URL',
      'ROLE',
      'STUDIO_ORIGIN',
      'STUDIO_SECRET',
    ].sort(),
  );
  expect(read.errors.join('\n')).not.toMatch(/hidden|short/);
  expect(read.errors).toContain('PORT must be a number from 0 to 65533 (it is "eighty")');
});

test('an external service is configured completely or not at all', () => {
  const whole = readConfig({
    ...enough,
    SMTP_URL: 'smtps://user:hidden@mail.example.com:465',
    MAIL_FROM: 'Padma <no-reply@example.com>',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
  });
  expect(whole).toMatchObject({
    ok: true,
    config: {
      outside: {
        mail: { from: 'Padma <no-reply@example.com>' },
        sms: null,
        phoneAuth: null,
        social: [{ provider: 'google', issuer: 'https://accounts.google.com' }],
      },
    },
  });
  const partly = readConfig({ ...enough, SMTP_URL: 'http://user:hidden@x', SMS_URL: 'https://x' });
  if (partly.ok) throw new Error('it was accepted');
  const names = partly.errors.map((line) => line.split(' ')[0]);
  expect(names.sort()).toEqual(['MAIL_FROM', 'SMS_ACCOUNT', 'SMS_FROM', 'SMS_TOKEN', 'SMTP_URL']);
  expect(partly.errors.join('\n')).not.toContain('hidden');
});

test('drand relays and result sources are URLs, and each source has its own name', () => {
  const read = readConfig({
    ...enough,
    DRAND_RELAYS: 'https://api.drand.sh/, https://api2.drand.sh',
    RESULT_SOURCES: 'vn-a=https://a.example/results, vn-b=https://b.example/?key=1',
    PUSH_SERVICES: 'https://push.example/',
  });
  expect(read).toMatchObject({
    ok: true,
    config: {
      outside: {
        drandRelays: ['https://api.drand.sh', 'https://api2.drand.sh'],
        resultSources: [
          { name: 'vn-a', url: 'https://a.example/results' },
          { name: 'vn-b', url: 'https://b.example/?key=1' },
        ],
        pushServices: ['https://push.example'],
      },
    },
  });
  const same = 'vn-a=https://a.example,vn-a=https://b.example';
  const refused = readConfig({ ...enough, DRAND_RELAYS: 'api.drand.sh', RESULT_SOURCES: same });
  expect(refused).toMatchObject({ ok: false, errors: { length: 2 } });
});

test('trusted proxies are addresses or ranges, and the country header is a header name', () => {
  const read = readConfig({
    ...enough,
    TRUST_PROXY: '10.0.0.0/8, ::1, 192.0.2.7',
    COUNTRY_HEADER: 'CF-IPCountry',
  });
  expect(read).toMatchObject({
    ok: true,
    config: { trustProxy: ['10.0.0.0/8', '::1', '192.0.2.7'], countryHeader: 'cf-ipcountry' },
  });
  expect(readConfig(enough)).toMatchObject({
    ok: true,
    config: { trustProxy: [], countryHeader: null },
  });
  for (const wrong of ['true', '10.0.0.0/33', '10.0.0', 'loopback']) {
    const refused = readConfig({ ...enough, TRUST_PROXY: wrong, COUNTRY_HEADER: 'a b' });
    expect(refused).toMatchObject({ ok: false, errors: { length: 2 } });
  }
});

test('each provider beside the platform has an origin and a key of its own', () => {
  const origins = 'ds88=http://localhost:4020,nova-play=https://nova.example';
  const secrets = {
    DS88_SECRET: 'ds88-secret-of-a-test',
    NOVA_PLAY_SECRET: 'nova-secret-of-a-test',
  };
  const read = readConfig({ ...enough, HOUSE_PROVIDERS: origins, ...secrets });
  expect(read).toMatchObject({
    ok: true,
    config: {
      houseProviders: [
        { id: 'ds88', displayName: 'DS88 Arena', origin: 'http://localhost:4020' },
        {
          id: 'nova-play',
          displayName: 'Nova Play',
          keys: { k1: { secret: secrets.NOVA_PLAY_SECRET } },
        },
      ],
    },
  });
  const lacking = readConfig({ ...enough, HOUSE_PROVIDERS: origins });
  expect(lacking).toMatchObject({ ok: false, errors: { length: 2 } });
  const wrong = readConfig({
    ...enough,
    HOUSE_PROVIDERS: 'studio=http://localhost:4001',
    STUDIO_SECRET: 'a secret of this test',
  });
  expect(wrong).toMatchObject({ ok: false, errors: [expect.stringContaining('HOUSE_PROVIDERS')] });
});
