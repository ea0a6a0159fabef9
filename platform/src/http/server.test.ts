import { connect } from 'node:net';
import pino from 'pino';
import { createIds, systemClock, systemRandom } from '../system.ts';
import { testConfig } from '../testing/test-core.ts';
import { createServer } from './server.ts';

test('a connection without a request does not delay the drain', async () => {
  const ids = createIds(systemClock, systemRandom);
  const http = await createServer({ ids, log: pino({ level: 'silent' }), config: testConfig() });
  const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
  const silent = connect(Number(port), '127.0.0.1');
  await new Promise((connected) => silent.once('connect', connected));
  const closed = new Promise((resolve) => silent.once('close', resolve));
  await Promise.all([http.close(), closed]);
});

test.each([
  ['https', 'padma.example', 'max-age=31536000'],
  ['http', 'padma.example', undefined],
  ['https', 'localhost:4443', undefined],
])('over %s at %s the answer says Strict-Transport-Security: %s', async (proto, host, expected) => {
  const ids = createIds(systemClock, systemRandom);
  const config = testConfig({ trustProxy: ['127.0.0.1'] });
  const http = await createServer({ ids, log: pino({ level: 'silent' }), config });
  const { headers } = await http.inject({
    url: '/nothing',
    headers: { host, 'x-forwarded-proto': proto },
  });
  expect(headers['strict-transport-security']).toBe(expected);
  await http.close();
});
