import type { Clock } from '../../core.ts';
import type { Brand } from './brand.ts';

/** Every call asks for its brand: so many milliseconds the answer is fresh, … */
const freshMs = 1_000;
/** … and so many it still serves while the next one is being read. What another process changed is seen by then. */
const usableMs = 2_000;

export interface CachedBrands {
  readonly brands: readonly Brand[];
  readonly byHost: ReadonlyMap<string, Brand>;
  readonly byCode: ReadonlyMap<string, Brand>;
}

export interface BrandCache {
  current(): Promise<CachedBrands>;
  /** After a change in this process: the next one who asks waits for the new state. */
  forget(): void;
}

/** All brands in memory, read anew by age. */
export function createBrandCache(read: () => Promise<readonly Brand[]>, clock: Clock): BrandCache {
  let kept: { readonly at: number; readonly shelf: CachedBrands } | null = null;
  let reading: { readonly at: number; readonly shelf: Promise<CachedBrands> } | null = null;

  function readAnew(): Promise<CachedBrands> {
    const at = clock.now().getTime();
    // A read that hangs may bring what is too old by now.
    if (reading && Math.abs(at - reading.at) < freshMs) return reading.shelf;
    const shelf = read().then(shelfOf);
    const own = { at, shelf };
    reading = own;
    const isLatest = () => reading === own;
    shelf.then(
      (brands) => {
        // What was forgotten while it was read is not kept.
        if (isLatest()) kept = { at, shelf: brands };
        if (isLatest()) reading = null;
      },
      () => {
        if (isLatest()) reading = null;
      },
    );
    return shelf;
  }

  return {
    async current() {
      const age = kept ? Math.abs(clock.now().getTime() - kept.at) : Infinity;
      if (!kept || age >= usableMs) return readAnew();
      // A failed read is the next one's to report.
      if (age >= freshMs) readAnew().catch(() => undefined);
      return kept.shelf;
    },
    forget() {
      kept = null;
      reading = null;
    },
  };
}

function shelfOf(brands: readonly Brand[]): CachedBrands {
  return {
    brands,
    byHost: new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand]))),
    byCode: new Map(brands.map((brand) => [brand.code, brand])),
  };
}
