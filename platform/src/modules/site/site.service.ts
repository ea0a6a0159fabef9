import type { SiteManifest } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import { closureFor, statusOf, type Brand, type Visitor } from '../brands/index.ts';
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
  readonly from: Visitor;
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
    async manifest(brand, { cookies, credential, localModules, from }) {
      const closure = closureFor(brand, from);
      // A brand that is closed needs no module to say so.
      const { modules, offPaths } =
        closure === null ? await registry.siteModules(brand.code) : nothing;
      const replaced = await withLocalModules(modules, localModules);
      if (!replaced.ok) return replaced;
      return done({
        brand: identityOf(brand),
        language: languageOf(brand, cookies),
        theme: themeOf(brand, cookies),
        status: statusOf(closure),
        closure,
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
  return {
    code: brand.code,
    name: brand.name,
    currency: brand.currency,
    currencySymbol: brand.currencySymbol,
    currencyPosition: brand.currencyPosition,
    currencyDecimals: brand.currencyDecimals,
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    defaultTheme: brand.defaultTheme,
    look: brand.look,
    minimumAge: brand.minimumAge,
    defaultDialingCode: brand.defaultDialingCode,
    loginedToHomePage: brand.loginedToHomePage,
    memberLabelColor: brand.memberLabelColor,
    licences: brand.licences,
    socials: brand.socials,
  };
}
