import type { PageContent } from './schemas/content.ts';
import type { MaintenanceNotice, SealingKey } from './schemas/site.ts';
import type { SocialNetwork } from './brand-settings.ts';
import type { DeliverySettings, Licence } from './schemas/brand-settings.ts';
import type { Session, Theme } from './events.ts';
import type { Language } from './languages.ts';
import type { Locale } from './locales.ts';
import type { CurrencyPosition } from './money.ts';
import type { ModuleDescription } from './module-description.ts';
import type { ModuleSettings } from './schemas/module-settings.ts';

/** A brand's data for its pages. */
export interface BrandIdentity {
  readonly code: string;
  readonly name: string;
  /** Canonical origin, with which shared links and codes start, such as `https://padma.example`. */
  readonly origin: string;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly defaultTheme: Theme;
  /**
   * Name of the brand's theme in the tokens (`data-brand` on the root element), or of the theme below the
   * brand's own look.
   */
  readonly look: string;
  /** The look whose mark the brand uses. */
  readonly mark: string;
  /** Text beside the mark. */
  readonly word: string;
  /** Minimum age of the brand's jurisdiction. */
  readonly minimumAge: 18 | 21;
  readonly currencyPosition: CurrencyPosition;
  /** Displayed decimal places of an amount. */
  readonly currencyDecimals: number;
  /** Digits without the plus, such as `63`. */
  readonly defaultDialingCode: string;
  /** Visitors get the sign-in page instead of every other page. */
  readonly loginedToHomePage: boolean;
  /** Such as `#ABABAB`. */
  readonly memberLabelColor: string;
  /** Tags of further locales to choose from, in addition to the languages; may be empty. */
  readonly furtherLocales: readonly string[];
  /** Empty: no badge. */
  readonly licences: readonly Licence[];
  readonly socials: readonly SocialLink[];
}

export interface SocialLink {
  readonly network: SocialNetwork;
  readonly url: string;
}

/** Why a brand shows this visitor only one page. */
export type Closure =
  | ({ readonly kind: 'maintenance' } & MaintenanceNotice)
  | { readonly kind: 'region'; readonly ip: string };

/** A module as sent to a page of one brand. */
export interface SiteModule {
  readonly description: ModuleDescription;
  readonly version: string;
  /** Absolute or root-relative URL of the release's folder, with a trailing slash. */
  readonly baseUrl: string;
  readonly entry: string;
  readonly global: string;
  readonly needs: Readonly<Record<string, readonly string[]>>;
  /** File → `sha384-…`. A local build has none: its files change at run time. */
  readonly integrity: Readonly<Record<string, string>>;
  /** A build on the visitor's own machine, which an operator or a developer uses instead of the release. */
  readonly isLocal?: true;
  /** The brand's value of every setting in the description. */
  readonly settings?: ModuleSettings;
}

/** The shell's own files: root-relative address → `sha384-…`. */
export type ShellFiles = Readonly<Record<string, string>>;

/**
 * The site manifest: inlined in every page as `<script type="application/json" id="site">`. Changes of a
 * brand reach a visitor at the next page load.
 */
export interface SiteManifest {
  readonly brand: BrandIdentity;
  /** Language of the texts. */
  readonly language: Language;
  /** The visitor's chosen locale, if it is not the language itself. */
  readonly locale?: Locale;
  readonly theme: Theme;
  readonly status: 0 | 1 | 2;
  /** Set while the status is not 0. */
  readonly closure: Closure | null;
  readonly flags: readonly string[];
  readonly modules: readonly SiteModule[];
  /** Paths of modules that are off for this brand, and product paths that no live module provides. */
  readonly offPaths: readonly string[];
  readonly session: Session | null;
  readonly sealingKey: SealingKey;
  readonly serverTime: string;
  /** Rises with each release and each change of the brand's modules or settings: an older manifest is not taken after a newer one. */
  readonly serial: number;
  readonly expiresAt: string;
  readonly shellFiles: ShellFiles;
  /** Proves, in a failure report, that the reporter had a page of this brand. */
  readonly ticket: string;
  /**
   * Id of the newest live event when the manifest was made: the page's stream continues after it, so that an
   * event before the stream opens is not missed. Missing if the serving process has no streams.
   */
  readonly lastEventId?: string;
  /** The panels of `?inspect` are available: for a signed-in operator, and in development. */
  readonly canInspect: boolean;
  /**
   * The panels can connect a local build: for an operator with the brand's modules permission, or who can
   * still sign in as one.
   */
  readonly canPoint?: boolean;
  /** Banners and notice titles of this path, if it has a banner group. */
  readonly content?: PageContent;
  /** A release that only this visitor sees, by an operator's link. */
  readonly preview?: SitePreview;
  /** Origins to choose from, if the brand has any. */
  readonly delivery?: Pick<DeliverySettings, 'imageCDNs' | 'launchGameCDNs'>;
}

export interface SitePreview {
  readonly module: string;
  readonly version: string;
  readonly expiresAt: string;
}

/** Query parameter of a preview link; `off` ends the preview. */
export const previewParameter = 'preview';

/** Instead of a link's token: `off` ends the preview; the other value marks an expired or invalid link. */
export const previewOff = 'off';
export const previewOver = 'over';

/** Id of the element with the manifest. */
export const siteElementId = 'site';

/** Id of the template with the resources that the page fetches after its first paint. */
export const afterPictureId = 'after-picture';

/** Name of the `meta` element with the manifest's signature, as `<key id>.<base64url>`. */
export const siteSignatureName = 'site-signature';

/** The brand's current serial number, signed for one page; a site manifest is compared with it. */
export interface SiteFreshness {
  /** The page's own: no answer to another page fits. */
  readonly nonce: string;
  readonly serial: number;
  readonly serverTime: string;
}

/** A site key as pinned in the shell: its id, and the raw public key as base64url. */
export interface SiteKey {
  readonly id: string;
  readonly publicKey: string;
}

/**
 * Placeholder in the built shell that the platform replaces by its public signing keys, as JSON in base64url.
 */
export const siteKeysMark = '%CROUPIER_SITE_KEYS%';

/** Where browsers report violations of a page's content policy. */
export const policyReportsPath = '/wps/system/policy-reports';

/**
 * Local storage and cookie names of the visitor's preferences. The language is stored under both of the
 * specification's keys.
 */
export const preferenceKeys = { theme: 'theme', languages: ['language', 'lang'] } as const;

/** Cookie of a browser that has the site's fonts cached: its pages include the font faces. */
export const fontsCookie = 'fonts';

/** Query parameter of an address in one language, as listed by search engines. */
export const languageParameter = 'lang';

/** Header that repeats the session's handle on state-changing calls. */
export const sessionHeader = 'x-session-token';

/** The live stream (server-sent events): each event's name is a topic, its data the payload as JSON. */
export const livePath = '/events';
/** First event of a stream: it carries only the id for a later reconnect. */
export const joinedEvent = 'joined';
/** Event of a refused stream: contains the retry time, as `StreamRefusal`. The stream then ends. */
export const refusedEvent = 'refused';

export interface StreamRefusal {
  readonly reason: 'address' | 'full';
  readonly retryAfterS: number;
}
/**
 * Query parameter of `livePath`: the last received id. A page that opens a stream itself cannot send a
 * header.
 */
export const lastEventParameter = 'last-event-id';

/** Whether a process can serve: 200 or 503, for load balancers; needs no brand. */
export const healthPath = '/health';

/** Where the files of module releases are served, such as `/modules/<name>/<version>/<file>`. */
export const modulesPath = '/modules';

/** Where a remote's development server serves the files of its build. */
export const localModulePath = (module: string): string => `/local-modules/${module}/`;
