import type { BrandIdentity, FlagNode, RegisterSettings, SystemStatus } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { brandsStore, type NewBrand } from './brands.store.ts';

export interface Brand extends BrandIdentity {
  readonly hosts: readonly string[];
  /** Flags that are on. */
  readonly flags: readonly string[];
  /** Every flag that the brand states, on or off. */
  readonly allFlags: readonly { readonly flag: string; readonly isEnabled: boolean }[];
  readonly registerSettings: RegisterSettings;
  readonly status: SystemStatus['status'];
  /** Colour of the browser's own frame and of the icon, as `#rrggbb`. */
  readonly color: string;
}

export interface Brands {
  /** The brand that a host shows (without port, any case); `null` for an unknown host. Cached for a second. */
  byHost(host: string): Promise<Brand | null>;
  byCode(code: string): Promise<Brand | null>;
  all(): Promise<readonly Brand[]>;
  /** The specification's white-label tree of a brand's flags. */
  flagTree(brand: Brand): FlagNode;
  /** Adds a brand with its hosts and flags, or leaves the one that exists as operators made it. */
  add(brand: NewBrand): Promise<void>;
  /** Sets the system status of a brand: 0 normal, 1 maintenance, 2 region restricted. */
  setStatus(code: string, status: SystemStatus['status']): Promise<void>;
}

const keptMs = 1_000;

export function createBrands({ db, clock }: Pick<Core, 'db' | 'clock'>): Brands {
  const store = brandsStore(db.read);
  let kept: { readonly at: number; readonly brands: Promise<readonly Brand[]> } | null = null;

  function all(): Promise<readonly Brand[]> {
    const now = clock.now().getTime();
    if (kept && Math.abs(now - kept.at) < keptMs) return kept.brands;
    const brands = store.all();
    kept = { at: now, brands };
    // A failed read is not kept: the next request asks again.
    brands.catch(() => (kept = null));
    return brands;
  }

  return {
    all,
    byHost: async (host) =>
      (await all()).find((brand) => brand.hosts.includes(host.toLowerCase())) ?? null,
    byCode: async (code) => (await all()).find((brand) => brand.code === code) ?? null,
    flagTree,
    async add(brand) {
      await db.transaction((tx) => store.add(tx, brand));
      kept = null;
    },
    async setStatus(code, status) {
      await store.setStatus(code, status);
      kept = null;
    },
  };
}

function flagTree(brand: Brand): FlagNode {
  return {
    modId: brand.code,
    enabled: '1',
    childrenNodes: brand.allFlags.map(({ flag, isEnabled }) => ({
      modId: flag,
      enabled: isEnabled ? '1' : '0',
      childrenNodes: [],
    })),
  };
}
