import type { Job } from '../../core.ts';
import type { Providers } from './providers.service.ts';

/** The catalogue is also read at start: a job's first run is due at once. */
export function providersJobs({ providers }: { readonly providers: Providers }): Job[] {
  return [
    { name: 'providers.read-catalogues', everyMs: 15_000, run: () => providers.readCatalogues() },
    {
      name: 'providers.read-first-catalogues',
      everyMs: 1_000,
      run: () => providers.readFirstCatalogues(),
    },
    {
      name: 'providers.end-stale-rounds',
      everyMs: 3_600_000,
      run: async () => void (await providers.books.endStaleRounds()),
    },
    {
      name: 'providers.reconcile',
      everyMs: 3_600_000,
      run: () => providers.books.reconcileDue(),
    },
    {
      name: 'providers.expire-free-rounds',
      everyMs: 60_000,
      run: () => providers.freeRounds.expire(),
    },
    {
      name: 'providers.tell-free-rounds',
      everyMs: 2_000,
      run: () => providers.freeRounds.notify(),
    },
    { name: 'providers.tidy', everyMs: 3_600_000, run: () => providers.tidy() },
  ];
}
