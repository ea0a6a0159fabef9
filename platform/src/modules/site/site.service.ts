import type {
  HelpEntry,
  Language,
  PageHead,
  SignedText,
  SiteFreshness,
  SiteManifest,
  SiteModule,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { closureFor, statusOf, type Brand } from '../brands/index.ts';
import type { Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import type { Operators } from '../operators/index.ts';
import { anonymousAudience, type Registry } from '../registry/index.ts';
import type { Sealing } from '../sealing/index.ts';
import type { LocalBuilds } from './local-builds.ts';
import { withLocal } from './local-modules.ts';
import { identityOf } from './brand-identity.ts';
import { jsonForScript } from './page-html.ts';
import { viewOf } from './page-view.ts';
import { headOf } from './search-tags.ts';
import type { SiteKeys } from './site-keys.ts';
import { languageOf, localeOf, themeOf } from './visitor-choice.ts';
import { type PageVisitor, visitorParts } from './visitor-parts.ts';

export interface SiteUses {
  readonly content: Content;
  readonly identity: Identity;
  readonly live: Pick<Live, 'lastEventId'>;
  readonly registry: Registry;
  readonly sealing: Sealing;
  readonly operators: Operators;
  readonly siteKeys: SiteKeys;
  readonly localBuilds: LocalBuilds;
}

export interface Site {
  /** Everything that a page of the brand needs, for one visitor. */
  manifest(brand: Brand, visitor: PageVisitor): Promise<Outcome<SiteManifest, 'unavailable'>>;
  /** The manifest as written into the page, with our signature. */
  signed(manifest: SiteManifest): Promise<SignedText>;
  /** How far the brand is now, for the page with this nonce, with our signature. */
  freshness(brand: Brand, nonce: string): Promise<SignedText>;
  /** Head data of a path's document, for client-side navigation. */
  head(
    brand: Brand,
    page: { readonly path: string; readonly language: Language },
  ): Promise<PageHead>;
  /** The texts of the help page. */
  help(brand: Brand, language: Language): Promise<readonly HelpEntry[]>;
  /** The signed release that a page of the brand falls back to. */
  lastGood(
    brand: Brand,
    failed: { readonly module: string; readonly version: string },
  ): Promise<Outcome<SignedText, 'not-found'>>;
}

/** A page verifies its manifest on arrival; an older manifest was withheld. */
const manifestLastsMs = 10 * 60_000;

export function createSite(
  { clock }: Pick<Core, 'clock'>,
  { identity, live, registry, sealing, operators, siteKeys, localBuilds, content }: SiteUses,
): Site {
  const { sessionOf, localOf, contentOf } = visitorParts({
    identity,
    operators,
    localBuilds,
    content,
  });

  async function serialOf({ code, revisions }: Brand): Promise<number> {
    const ofSettings = Object.values(revisions).reduce((sum, revision) => sum + revision, 0);
    return (await registry.serial(code)) + ofSettings;
  }

  return {
    async manifest(brand, visitor) {
      const closure = closureFor(brand, visitor.from);
      // Before anything is read that an event may change.
      const lastEventId = live.lastEventId();
      // Before the modules are read: a serial may be too low for them, never too high.
      const serial = await serialOf(brand);
      // A closed brand's page needs no modules.
      const { modules, canaries, served, offPaths } =
        closure === null ? await registry.siteModules(brand.code, visitor.audience) : nothing;
      const local = await localOf(brand, visitor);
      if (!local.ok) return local;
      await registry.noteServed(brand.code, served);
      await registry.canaries.recordServed(canaries, { brand: brand.code, ip: visitor.from.ip });
      const now = clock.now();
      const { preview } = visitor.audience;
      return done({
        brand: identityOf(brand),
        language: languageOf(brand, visitor.cookies),
        ...localeOf(brand, visitor.cookies),
        theme: themeOf(brand, visitor.cookies),
        status: statusOf(closure),
        closure,
        flags: brand.flags,
        modules: withLocal(modules, local.value.builds),
        offPaths,
        session: await sessionOf(brand, visitor.credential),
        sealingKey: await sealing.publicKey(),
        serverTime: now.toISOString(),
        serial,
        expiresAt: new Date(now.getTime() + manifestLastsMs).toISOString(),
        shellFiles: visitor.shellFiles,
        ticket: await siteKeys.ticketFor(brand.code, canaries),
        ...(lastEventId === null ? {} : { lastEventId }),
        ...local.value.panels,
        ...(closure === null ? await contentOf(brand, visitor, modules) : {}),
        ...(preview ? { preview } : {}),
        ...deliveryOf(brand),
      });
    },
    async freshness(brand, nonce) {
      const serial = await serialOf(brand);
      const serverTime = clock.now().toISOString();
      return siteKeys.sign(JSON.stringify({ nonce, serial, serverTime } satisfies SiteFreshness));
    },
    signed: (manifest) => siteKeys.sign(jsonForScript(manifest)),
    async head(brand, { path, language }) {
      const { modules, offPaths } = await registry.siteModules(brand.code, anonymousAudience);
      const view = viewOf({ status: 0, flags: brand.flags, modules, offPaths }, path);
      return headOf({ brand, view, language, isNamed: true });
    },
    help: (brand, language) => content.help(brand, language),
    async lastGood(brand, { module, version }) {
      const release: SiteModule | null = await registry.lastGood(brand.code, module, version);
      return release
        ? done(await siteKeys.sign(JSON.stringify(release)))
        : fail('not-found', { detail: `${module} has no earlier release that works.` });
    },
  };
}

function deliveryOf({ settings }: Brand): Pick<SiteManifest, 'delivery'> {
  const { imageCDNs, launchGameCDNs } = settings.delivery;
  const hasAny = imageCDNs.length + launchGameCDNs.length > 0;
  return hasAny ? { delivery: { imageCDNs, launchGameCDNs } } : {};
}

/** Heads are the same for every visitor. */
const nothing = { modules: [], canaries: [], served: [], offPaths: [] };
