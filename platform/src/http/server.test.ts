import { connect } from 'node:net';
import pino from 'pino';
import { createIds, systemClock, systemRandom } from '../system.ts';
import { testConfig } from '../testing/test-core.ts';
import { createServer } from './server.ts';

test('a connection that never asked for anything does not hold the drain', async () => {
  const ids = createIds(systemClock, systemRandom);
  const http = await createServer({ ids, log: pino({ level: 'silent' }), config: testConfig() });
  const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
  const silent = connect(Number(port), '127.0.0.1');
  await new Promise((connected) => silent.once('connect', connected));
  const closed = new Promise((resolve) => silent.once('close', resolve));
  await Promise.all([http.close(), closed]);
});
