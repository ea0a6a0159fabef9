import type { Core } from '../../core.ts';
import { dayjs } from '../../zoned-time.ts';
import type { ReleaseName } from './release-choice.ts';
import { lastGoodOf } from './last-good.ts';
import type { PlacementRow } from './registry.store.ts';
import type { ServingsStore } from './servings.store.ts';

/** Which versions served a brand, and which of them its pages fall back to. */
export interface Servings {
  /** Records that a page of the brand was given these releases. */
  note(brand: string, releases: readonly ReleaseName[]): Promise<void>;
  has(brand: string, release: ReleaseName): Promise<boolean>;
  /** The version to fall back to from `failing`; `null` if no other version has served the brand. */
  lastGood(
    placement: Pick<PlacementRow, 'brand' | 'module' | 'canary_version'>,
    failing: string,
  ): Promise<string | null>;
}

const renewedEveryMs = 60_000;

export function createServings(store: ServingsStore, { clock }: Pick<Core, 'clock'>): Servings {
  /** By brand and module: what this process recorded last. A change is recorded at once. */
  const noted = new Map<string, { readonly version: string; readonly at: number }>();

  function isDue(brand: string, { module, version }: ReleaseName, now: number): boolean {
    const last = noted.get(`${brand} ${module}`);
    return last?.version !== version || Math.abs(now - last.at) >= renewedEveryMs;
  }

  return {
    async note(brand, releases) {
      const now = clock.now();
      const due = releases.filter((release) => isDue(brand, release, now.getTime()));
      if (due.length === 0) return;
      await store.note(due.map((release) => ({ brand, ...release, first_at: now, last_at: now })));
      for (const { module, version } of due)
        noted.set(`${brand} ${module}`, { version, at: now.getTime() });
    },

    has: (brand, release) => store.hasServed({ brand, ...release }),

    async lastGood({ brand, module, canary_version }, failing) {
      const lastHour = dayjs.utc(clock.now()).subtract(1, 'hour').toDate();
      const served = await store.servedOf({ brand, module }, lastHour);
      // A version on trial has proved nothing yet, even if it served everybody before.
      return lastGoodOf(served, [failing, canary_version]);
    },
  };
}
