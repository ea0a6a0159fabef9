import type { Core } from '../../core.ts';
import type { Live } from '../live/index.ts';
import { recordAudit } from '../audit/index.ts';
import { dayjs } from '../../zoned-time.ts';
import type { ReleaseName } from './release-choice.ts';
import { networkOf } from '../../http/network.ts';
import { hourOf } from './hour-of.ts';
import { placementText } from './placement-text.ts';
import type { PlacementRow, RegistryStore } from './registry.store.ts';
import type { RegistryCache } from './registry-cache.ts';
import type { CanaryRow, CanaryCount, CanariesStore } from './canaries.store.ts';

/** Canaries: which visitors get them, and when they are rolled back automatically. */
export interface Canaries {
  /** Records that a page with these canaries was served. */
  recordServed(
    canaries: readonly ReleaseName[],
    to: { readonly brand: string; readonly ip: string },
  ): Promise<void>;
  count(placement: PlacementRow): Promise<CanaryCount>;
  /** Ends a canary that too many of its visitors report. */
  review(failed: ReleaseName & { readonly brand: string }): Promise<void>;
}

interface Uses {
  readonly store: RegistryStore;
  readonly canaries: CanariesStore;
  readonly table: RegistryCache;
  readonly core: Pick<Core, 'db' | 'clock' | 'ids' | 'log'>;
  readonly live: Live;
}

/** One broken browser, or several on one network, prove nothing. */
const leastNetworks = 3;
/** Share of the networks that got the version. Among many visitors a few always fail. */
const largestShare = 0.1;
/** A process clears its notes instead of growing without bound; noting twice does no harm. */
const mostNoted = 50_000;

export function createCanaries({ store, canaries, table, core, live }: Uses): Canaries {
  const noted = new Set<string>();

  function isNews(row: CanaryRow): boolean {
    const key = `${row.brand} ${row.module} ${row.version} ${row.network} ${row.hour.getTime()}`;
    if (noted.has(key)) return false;
    if (noted.size >= mostNoted) noted.clear();
    noted.add(key);
    return true;
  }

  const count = (placement: PlacementRow) => {
    const { brand, module, canary_version: version, canary_since: begun } = placement;
    if (version === null || begun === null) return Promise.resolve({ served: 0, reporting: 0 });
    const since = dayjs
      .max(dayjs.utc(begun), dayjs.utc(core.clock.now()).subtract(1, 'hour'))
      .toDate();
    return canaries.count({ brand, module, version }, { since, hour: hourOf(since) });
  };

  async function withdraw(placement: PlacementRow, { served, reporting }: CanaryCount) {
    const { brand, module, canary_version: version } = placement;
    const isDone = await core.db.transaction(async (tx) => {
      const before = (await store.lockPlacements(tx, brand)).find((one) => one.module === module);
      // Another process, or an operator, was faster.
      if (!before || before.canary_version !== version) return false;
      const after: PlacementRow = {
        ...before,
        canary_version: null,
        canary_percent: 0,
        canary_since: null,
        withdrawn_version: version,
        withdrawn_at: core.clock.now(),
        revision: before.revision + 1,
      };
      await store.changePlacement(tx, after);
      await recordAudit(tx, core, registryItself, {
        action: 'module.withdrawn',
        subject: `${brand}/${module}`,
        before: placementText(before),
        after: placementText(after),
        note: `${reporting}/${served}`,
      });
      await live.publish(tx, 'site.changed', { brand }, { brand });
      return true;
    });
    table.forget();
    if (isDone)
      core.log.warn({ brand, module, version, served, reporting }, 'a version on trial went back');
  }

  return {
    count,

    async recordServed(served, { brand, ip }) {
      const hour = hourOf(core.clock.now());
      const rows = served
        .map(({ module, version }) => ({ brand, module, version, network: networkOf(ip), hour }))
        .filter(isNews);
      if (rows.length > 0) await canaries.addServed(rows);
    },

    async review({ brand, module, version }) {
      const { placements } = await table.current();
      const placement = placements.find((one) => one.brand === brand && one.module === module);
      if (placement?.canary_version !== version) return;
      const counted = await count(placement);
      if (isTooMuch(counted)) await withdraw(placement, counted);
    },
  };
}

const registryItself = { name: 'registry' };

const isTooMuch = ({ served, reporting }: CanaryCount) =>
  reporting >= leastNetworks && reporting >= served * largestShare;
