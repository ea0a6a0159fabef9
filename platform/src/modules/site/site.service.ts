import type { SiteManifest } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import { memberInfo, type Identity } from '../identity/index.ts';
import type { Registry } from '../registry/index.ts';
import type { Sealing } from '../sealing/index.ts';
import { withLocalModules, type LocalModule } from './local-modules.ts';
import { languageOf, themeOf } from './visitor-choice.ts';

export interface SiteUses {
  readonly identity: Identity;
  readonly registry: Registry;
  readonly sealing: Sealing;
}

/** Who opens a page. */
export interface PageVisitor {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The session's credential. */
  readonly credential: string | null;
  readonly localModules: readonly LocalModule[];
}

export interface Site {
  /** Everything that a page of the brand needs to know, for one visitor. */
  manifest(brand: Brand, visitor: PageVisitor): Promise<Outcome<SiteManifest, 'unavailable'>>;
}

export function createSite(
  { clock }: Pick<Core, 'clock'>,
  { identity, registry, sealing }: SiteUses,
): Site {
  async function sessionOf(brand: Brand, credential: string | null) {
    const member = credential ? await identity.bySession(brand, credential) : null;
    return member ? { token: member.token, member: memberInfo(member) } : null;
  }

  return {
    async manifest(brand, { cookies, credential, localModules }) {
      // A brand under maintenance needs no module to say so.
      const { modules, offPaths } =
        brand.status === 0 ? await registry.siteModules(brand.code) : nothing;
      const replaced = await withLocalModules(modules, localModules);
      if (!replaced.ok) return replaced;
      return done({
        brand: identityOf(brand),
        language: languageOf(brand, cookies),
        theme: themeOf(brand, cookies),
        status: brand.status,
        flags: brand.flags,
        modules: replaced.value,
        offPaths,
        session: await sessionOf(brand, credential),
        sealingKey: await sealing.publicKey(),
        serverTime: clock.now().toISOString(),
      });
    },
  };
}

const nothing = { modules: [], offPaths: [] };

/** What a page may know of a brand: not its hosts, not its rules. */
function identityOf(brand: Brand): SiteManifest['brand'] {
  const {
    code,
    name,
    currency,
    currencySymbol,
    languages,
    defaultLanguage,
    defaultTheme,
    look,
    minimumAge,
  } = brand;
  return {
    code,
    name,
    currency,
    currencySymbol,
    languages,
    defaultLanguage,
    defaultTheme,
    look,
    minimumAge,
  };
}
