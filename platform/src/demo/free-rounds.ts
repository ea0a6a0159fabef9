import type { Core, Job } from '../core.ts';
import type { createFreeRoundsAdmin } from '../modules/free-rounds/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Operators } from '../modules/operators/index.ts';
import type { Providers } from '../modules/providers/index.ts';
import { enrolOperators } from './accounts.ts';
import { isDemoRemoved } from './demo-removal.store.ts';

interface Dependencies {
  readonly freeRounds: Pick<ReturnType<typeof createFreeRoundsAdmin>, 'grant'>;
  readonly providers: Pick<Providers, 'offer'>;
  readonly identity: Pick<Identity, 'byAccount'>;
  readonly operators: Operators;
}

const brand = 'padma';
const account = 'rahim';
const gameCode = 'marigold_fair';
const dayMs = 86_400_000;
const words = {
  en: { title: 'Welcome to Marigold Fair' },
  bn: { title: 'গাঁদা ফুলের মেলায় স্বাগতম' },
  es: { title: 'Te damos la bienvenida a la Feria de Caléndulas' },
  ar: { title: 'أهلًا بك في مهرجان الأقحوان' },
};

/**
 * Grants the demo's player free rounds in one of the studio's slots, the way an operator does. The slot exists once
 * the studio's catalogue has been read, so a job repeats this until the grant is made.
 */
export function demoJobs({ clock, db }: Core, modules: Dependencies): Job[] {
  let isDone = false;

  async function grant(): Promise<void> {
    const { games } = await modules.providers.offer({ brand, currency: 'BDT', country: null });
    const game = games.find(({ provider, code }) => provider === 'studio' && code === gameCode);
    if (!game || !(await modules.identity.byAccount(brand, account))) return;
    const [operator] = await enrolOperators(modules.operators);
    if (!operator) return;
    const order = {
      brand,
      accounts: [account],
      gameId: game.id,
      rounds: 10,
      stake: '10.00',
      until: new Date(clock.now().getTime() + 30 * dayMs).toISOString(),
      words,
      terms: null,
      note: 'demo',
    };
    const granted = await modules.freeRounds.grant(order, operator, 'demo');
    // A later start names a later end under the same key: the grant of the first start stays.
    isDone = granted.ok || granted.code === 'idempotency-key-reused';
  }

  return [
    {
      name: 'demo.free-rounds',
      everyMs: 2_000,
      run: async () => {
        if (!isDone && !(await isDemoRemoved(db.read))) await grant();
      },
    },
  ];
}
