import type { Clock } from '../../core.ts';
import type { Brand } from './brand.ts';

/** Every call reads its brand: the cached value is fresh for this many milliseconds, … */
const freshMs = 1_000;
/**
 * … and still served for this many while it is being reloaded. By then, changes of other processes are
 * visible.
 */
const usableMs = 2_000;

export interface CachedBrands {
  readonly brands: readonly Brand[];
  readonly byHost: ReadonlyMap<string, Brand>;
  readonly byCode: ReadonlyMap<string, Brand>;
}

export interface BrandCache {
  current(): Promise<CachedBrands>;
  /** Invalidates the cache after a change in this process: the next request waits for a new read. */
  forget(): void;
}

/** Cache of all brands, reloaded by age. */
export function createBrandCache(read: () => Promise<readonly Brand[]>, clock: Clock): BrandCache {
  let stored: { readonly at: number; readonly snapshot: CachedBrands } | null = null;
  let reading: { readonly at: number; readonly snapshot: Promise<CachedBrands> } | null = null;

  function reload(): Promise<CachedBrands> {
    const at = clock.now().getTime();
    // A read that hangs may return outdated data.
    if (reading && Math.abs(at - reading.at) < freshMs) return reading.snapshot;
    const snapshot = read().then(snapshotOf);
    const own = { at, snapshot };
    reading = own;
    const isLatest = () => reading === own;
    snapshot.then(
      (brands) => {
        // A value that was invalidated during its read is not cached.
        if (isLatest()) stored = { at, snapshot: brands };
        if (isLatest()) reading = null;
      },
      () => {
        if (isLatest()) reading = null;
      },
    );
    return snapshot;
  }

  return {
    async current() {
      const age = stored ? Math.abs(clock.now().getTime() - stored.at) : Infinity;
      if (!stored || age >= usableMs) return reload();
      // A failed background read is ignored; the next request that waits for a read reports the error.
      if (age >= freshMs) reload().catch(() => undefined);
      return stored.snapshot;
    },
    forget() {
      stored = null;
      reading = null;
    },
  };
}

function snapshotOf(brands: readonly Brand[]): CachedBrands {
  return {
    brands,
    byHost: new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand]))),
    byCode: new Map(brands.map((brand) => [brand.code, brand])),
  };
}
