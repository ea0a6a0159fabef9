import type { Core } from '../../core.ts';
import { readCatalogue } from './catalogue.ts';
import type { LivePartners } from './live-partners.ts';
import type { Partner } from './partners.ts';

/** Tries of a provider that has not answered; then it waits for the regular reads. */
const firstReadsAtMost = 20;

/** Reads the catalogues of all providers; those that have not answered yet are asked more often. */
export function createCatalogueReads(core: Core, partners: LivePartners) {
  const answered = new Set<string>();
  const tries = new Map<string, number>();

  async function read(partner: Partner): Promise<void> {
    if (await readCatalogue(core, partner)) answered.add(partner.id);
  }

  const isDue = ({ id }: Partner): boolean => {
    const tried = tries.get(id) ?? 0;
    tries.set(id, tried + 1);
    return tried < firstReadsAtMost;
  };

  return {
    async readAll(): Promise<void> {
      await partners.refresh();
      await Promise.all(partners.all.filter(({ id }) => !partners.isOff(id)).map(read));
    },
    /** Resolves with whether one answered. */
    async readFirst(): Promise<boolean> {
      const silent = partners.all.filter(({ id }) => !answered.has(id) && !partners.isOff(id));
      const before = answered.size;
      await Promise.all(silent.filter(isDue).map(read));
      return answered.size > before;
    },
  };
}
