import type { SealingKey } from './calls/site.ts';
import type { Session, Theme } from './events.ts';
import type { Language } from './languages.ts';
import type { ModuleDescription } from './module-description.ts';

/** What a brand is, as far as a page shows it. */
export interface BrandIdentity {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly defaultTheme: Theme;
  /** Name of the brand's theme in the tokens (`data-brand` on the root element) and of its logo. */
  readonly look: string;
  /** Minimum age that the brand's jurisdiction asks for. */
  readonly minimumAge: 18 | 21;
}

/** A module as a page of one brand gets it. */
export interface SiteModule {
  readonly description: ModuleDescription;
  readonly version: string;
  /** Absolute or root-relative URL of the release's folder, with a slash at the end. */
  readonly baseUrl: string;
  readonly entry: string;
  readonly global: string;
  readonly needs: Readonly<Record<string, readonly string[]>>;
  /** File → `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * The site manifest: inlined in every page as `<script type="application/json" id="site">`.
 * Changes for a brand reach a visitor at the next page load.
 */
export interface SiteManifest {
  readonly brand: BrandIdentity;
  readonly language: Language;
  readonly theme: Theme;
  readonly status: 0 | 1 | 2;
  readonly flags: readonly string[];
  readonly modules: readonly SiteModule[];
  /** Paths of modules that exist and are switched off for this brand. */
  readonly offPaths: readonly string[];
  readonly session: Session | null;
  readonly sealingKey: SealingKey;
  readonly serverTime: string;
}

/** Id of the element that holds the manifest. */
export const siteElementId = 'site';

/** Local storage and cookie names of the visitor's preferences. The language is kept under both of the specification's keys. */
export const preferenceKeys = { theme: 'theme', languages: ['language', 'lang'] } as const;

/** Header that repeats the session's handle on calls that change something. */
export const sessionHeader = 'x-session-token';

/** The live stream (server-sent events): each event's name is a topic, its data the payload as JSON. */
export const livePath = '/events';

/** Where the files of module releases are served, as `/modules/<name>/<version>/<file>`. */
export const modulesPath = '/modules';
