import type { Actor } from '../audit/index.ts';
import type { Visitor } from '../../http/visitor.ts';
import type {
  BrandBrandDetails,
  SettingsChange,
  SystemStatus,
  Permission,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Live } from '../live/index.ts';
import type { Brand } from './brand.ts';
import { brandsStore, type NewBrand } from './brands.store.ts';
import { readHost, type RequestHost } from '../../http/request-host.ts';
import { changeSettings, type ChangeFailure } from './change-settings.ts';
import { closureFor, refusalOf, statusOf } from './closure.ts';
import { createBrandCache } from './brand-cache.ts';
import { permissionOf } from './permission.ts';

export interface Brands {
  /** The brand that shows at a host and port, else at the host; `null` for an unknown one. From memory. */
  byHost(host: RequestHost | null): Promise<Brand | null>;
  byCode(code: string): Promise<Brand | null>;
  all(): Promise<readonly Brand[]>;
  /** The status for a visitor; with a host also the full permission answer of that host's brand. */
  status(
    brand: Brand,
    visitor: Visitor,
    host: string | undefined,
  ): Promise<Outcome<SystemStatus & Partial<Permission>, 'unknown-brand'>>;
  /** Why the brand is closed to this visitor, as the answer to a call; `null` if it is open. */
  refusalFor(brand: Brand, visitor: Visitor): ReturnType<typeof refusalOf> | null;
  brandDetails(code: string): Promise<Outcome<BrandBrandDetails, 'not-found'>>;
  /** Changes one section of a brand's settings. Other processes see the change within two seconds. */
  change(
    change: SettingsChange,
    operator: Actor,
  ): Promise<Outcome<BrandBrandDetails, ChangeFailure>>;
  /** Adds a brand with its hosts and settings; an existing brand keeps the operators' changes. */
  add(brand: NewBrand): Promise<void>;
}

interface Dependencies {
  readonly live: Live;
}

export function createBrands(
  core: Pick<Core, 'db' | 'clock' | 'ids' | 'random' | 'config'>,
  { live }: Dependencies,
): Brands {
  const { db, clock, random } = core;
  const store = brandsStore(db.read, core.config);
  const stored = createBrandCache(store.all, clock);

  async function brandDetails(code: string): Promise<Outcome<BrandBrandDetails, 'not-found'>> {
    // Another node may have just made the operator's last change.
    stored.forget();
    const brand = (await stored.current()).byCode.get(code);
    if (!brand) return fail('not-found', { detail: `There is no brand ${code}.` });
    return done(brandDetailsOf(brand));
  }

  /**
   * Refuses a canonical origin on a host that is not the brand's, because every link in mails would lead
   * there.
   */
  async function originError({ brand, section, value }: SettingsChange) {
    if (section !== 'delivery' || value.siteOrigin === '') return null;
    const hosts = (await stored.current()).byCode.get(brand)?.hosts ?? [];
    const { host, hostname } = new URL(value.siteOrigin);
    return hosts.includes(hostname) || hosts.includes(host) ? null : foreignOrigin;
  }

  async function byHost(host: RequestHost | null): Promise<Brand | null> {
    if (!host) return null;
    const brands = (await stored.current()).byHost;
    return brands.get(host.host) ?? brands.get(host.hostname) ?? null;
  }

  return {
    brandDetails,
    all: async () => (await stored.current()).brands,
    byHost,
    byCode: async (code) => (await stored.current()).byCode.get(code) ?? null,

    refusalFor(brand, visitor) {
      const closure = closureFor(brand, visitor);
      return closure && refusalOf(closure, clock.now());
    },

    async status(brand, visitor, host) {
      const asked = host === undefined ? brand : await byHost(readHost(host));
      if (!asked) return fail('unknown-brand', { detail: 'No brand answers at this address.' });
      const status = statusOf(closureFor(asked, visitor));
      const now = { status, serverTime: clock.now().toISOString() };
      if (host === undefined) return done(now);
      return done({ ...now, ...(await permissionOf(asked, visitor, random)) });
    },

    async change(change, operator) {
      const error = await originError(change);
      if (error) return error;
      const changed = await changeSettings(change, operator, { store, core, live });
      stored.forget();
      return changed.ok ? brandDetails(change.brand) : changed;
    },

    async add(brand) {
      await db.transaction((tx) => store.add(tx, brand));
      stored.forget();
    },
  };
}

const foreignOrigin = fail('invalid-input', {
  fields: { 'value.siteOrigin': { code: 'invalid' } },
  detail: 'The address of the site must be on one of the brand’s hosts.',
});

function brandDetailsOf(brand: Brand): BrandBrandDetails {
  const { code, name, hosts, languages, currency, settings, revisions } = brand;
  return { code, name, hosts, languages, currency, settings, revisions };
}
