import fc from 'fast-check';
import { sql } from 'kysely';
import { closing } from './testing/index.ts';
import { createServer } from './http/server.ts';
import { anyEndpointAttack } from './testing/hostile/endpoint-attack.ts';
import { endpointsOf, type HttpEndpoint } from './testing/hostile/endpoints.ts';
import { hostileWorld, type HostileWorld } from './testing/hostile/hostile-world.ts';
import { attackEndpoint } from './testing/hostile/attack-endpoint.ts';

let world: HostileWorld;
beforeAll(async () => {
  world = await hostileWorld();
  // The first page creates the keys that it contains.
  await world.site.browser().request('GET', '/');
});

const seed = Number(process.env['CROUPIER_SEED'] ?? 20_260_105);
/** Many more than for a call: one request at a time, and most are refused at once. */
const numRuns = Number(process.env['CROUPIER_RUNS'] ?? 1) * 40;

async function attackOne(endpoint: HttpEndpoint, http = world.site.app.http): Promise<void> {
  await fc.assert(
    fc.asyncProperty(anyEndpointAttack(endpoint), (attack) => attackEndpoint(world, http, attack)),
    { seed, numRuns, endOnFailure: true },
  );
}

test('the listed endpoints are all that the server serves beside the call table', () => {
  const paths = endpointsOf(world.site.app.http).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/health',
      '/events',
      '/hooks/payments/:provider',
      '/wallet/v1/:call',
      '/console/*',
      '/*',
    ]),
  );
});

test('law: no endpoint breaks, leaks internals or changes a row, whatever it receives', async () => {
  for (const endpoint of endpointsOf(world.site.app.http)) await attackOne(endpoint);
});

test.each([
  ['breaks', () => Promise.reject(new Error('planted')), /it broke/],
  [
    'writes',
    () => sql`update members set nickname = nickname || '!'`.execute(world.site.core.db.read),
    /it has changed members/,
  ],
] as const)('an endpoint that %s is detected', async (_how, work, found) => {
  const http = await createServer(world.site.core);
  http.post('/planted/:what', async () => {
    await work();
    return {};
  });
  closing(() => http.close());
  const endpoint = { methods: ['POST'], path: '/planted/:what' };
  await expect(attackOne(endpoint, http)).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringMatching(found) }),
  });
});

test('after all attacks the books balance', async () => {
  const check = await world.site.app.modules.reconciliation.check(null);
  expect(check).toMatchObject({ isClean: true, sum: '0.00' });
});
