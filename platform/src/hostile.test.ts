import { calls, type Audience, type CallName } from '@croupier/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { attackCall } from './testing/hostile/attack-call.ts';
import { anyAttack, type Attacker } from './testing/hostile/attack.ts';
import type { Route } from './http/routes.ts';
import { done, fail } from './outcome.ts';
import { hostileWorld, type HostileWorld } from './testing/hostile/hostile-world.ts';
import { faultyRoute } from './testing/hostile/faulty-route.ts';

let world: HostileWorld;
beforeAll(async () => {
  world = await hostileWorld();
});

const names = Object.keys(calls).filter((name): name is CallName => name in calls);
const seed = Number(process.env['CROUPIER_SEED'] ?? 20_260_105);
const numRuns = Number(process.env['CROUPIER_RUNS'] ?? 1);
const attacksAtOnce = 8;

const meantFor: Readonly<Record<Audience, readonly Attacker[]>> = {
  anyone: ['visitor', 'member'],
  member: ['member', 'agent', 'trial'],
  operator: ['operator'],
};

/** Sends each of `numRuns` lists of attacks; returns whether any attack was valid enough to succeed. */
async function attack(name: CallName, http = world.site.app.http): Promise<boolean> {
  const one = anyAttack(name, { known: world.known(), by: meantFor[calls[name].audience] });
  const some = fc.array(one, { minLength: attacksAtOnce, maxLength: attacksAtOnce });
  let isDone = false;
  await fc.assert(
    fc.asyncProperty(some, async (attacks) => {
      isDone = (await attackCall({ world, http, name }, attacks)) || isDone;
    }),
    { seed, numRuns, endOnFailure: true },
  );
  return isDone;
}

test.each(names)(
  'law: %s answers whatever it receives, and a refusal changes nothing',
  async (name) => {
    if (await attack(name)) await world.renew();
  },
);

const seeded: readonly (readonly [string, Route['handle'], RegExp])[] = [
  ['breaks', () => Promise.reject(new Error('planted')), /it broke: 500/],
  [
    'refuses by a foreign code',
    async () => fail('draw-closed'),
    /does not state the code draw-closed/,
  ],
  [
    'shows internals',
    async () => fail('not-found', { detail: 'null value violates not-null constraint' }),
    /shows internals/,
  ],
  [
    'writes, then refuses',
    async () => {
      await sql`update members set nickname = nickname || '!'`.execute(world.site.core.db.read);
      return fail('not-found');
    },
    /changed members/,
  ],
];

test.each(seeded)('a route that %s is detected', async (_how, handle, found) => {
  const http = await faultyRoute(world, { call: calls.promotions, handle });
  await expect(attack('promotions', http)).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringMatching(found) }),
  });
});

test('a sound route passes where those routes were detected', async () => {
  const http = await faultyRoute(world, { call: calls.promotions, handle: async () => done([]) });
  await expect(attack('promotions', http)).resolves.toBe(false);
});

test('after all attacks the books balance', async () => {
  const check = await world.site.app.modules.reconciliation.check(null);
  expect(check).toMatchObject({ isClean: true, sum: '0.00' });
});
