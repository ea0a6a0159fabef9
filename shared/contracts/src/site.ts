import type { DeliverySettings, Licence, SocialNetwork } from './brand-settings.ts';
import type { PageContent } from './calls/content.ts';
import type { MaintenanceNotice, SealingKey } from './calls/site.ts';
import type { Session, Theme } from './events.ts';
import type { Language } from './languages.ts';
import type { Locale } from './locales.ts';
import type { ModuleDescription } from './module-description.ts';
import type { ModuleSettings } from './module-settings.ts';

/** What a brand is, as far as a page shows it. */
export interface BrandIdentity {
  readonly code: string;
  readonly name: string;
  /** Canonical origin, which links and codes that are passed on begin with, as `https://padma.example`. */
  readonly origin: string;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly defaultTheme: Theme;
  /** Name of the brand's theme in the tokens (`data-brand` on the root element), or of the one that its own lies over. */
  readonly look: string;
  /** Look whose mark the brand carries. */
  readonly mark: string;
  /** Beside the mark. */
  readonly word: string;
  /** Minimum age that the brand's jurisdiction asks for. */
  readonly minimumAge: 18 | 21;
  readonly currencyPosition: 'before' | 'after';
  /** Places of an amount as it is shown. */
  readonly currencyDecimals: number;
  /** Digits without the plus, as `63`. */
  readonly defaultDialingCode: string;
  /** Visitors get the sign-in page in place of every other. */
  readonly loginedToHomePage: boolean;
  /** As `#ABABAB`. */
  readonly memberLabelColor: string;
  /** Tags of what may be chosen beside the languages; none: nothing else. */
  readonly furtherLocales: readonly string[];
  /** None: no badge. */
  readonly licences: readonly Licence[];
  readonly socials: readonly SocialLink[];
}

export interface SocialLink {
  readonly network: SocialNetwork;
  readonly url: string;
}

/** Why a brand shows nothing but one page to this visitor. */
export type Closure =
  | ({ readonly kind: 'maintenance' } & MaintenanceNotice)
  | { readonly kind: 'region'; readonly ip: string };

/** A module as a page of one brand gets it. */
export interface SiteModule {
  readonly description: ModuleDescription;
  readonly version: string;
  /** Absolute or root-relative URL of the release's folder, with a slash at the end. */
  readonly baseUrl: string;
  readonly entry: string;
  readonly global: string;
  readonly needs: Readonly<Record<string, readonly string[]>>;
  /** File → `sha384-…`. A local build has none: its files change while it runs. */
  readonly integrity: Readonly<Record<string, string>>;
  /** A build on the visitor's own machine, which an operator or a developer put in the release's place. */
  readonly isLocal?: true;
  /** What operators set for the brand, every setting of the description. */
  readonly settings?: ModuleSettings;
}

/** The shell's own files: root-relative address → `sha384-…`. */
export type ShellFiles = Readonly<Record<string, string>>;

/**
 * The site manifest: inlined in every page as `<script type="application/json" id="site">`.
 * Changes for a brand reach a visitor at the next page load.
 */
export interface SiteManifest {
  readonly brand: BrandIdentity;
  /** Of the texts. */
  readonly language: Language;
  /** What the visitor chose, where it is not the language itself. */
  readonly locale?: Locale;
  readonly theme: Theme;
  readonly status: 0 | 1 | 2;
  /** Present while the status is not 0. */
  readonly closure: Closure | null;
  readonly flags: readonly string[];
  readonly modules: readonly SiteModule[];
  /** Paths of modules that are switched off for this brand, and of the product that no live module brings. */
  readonly offPaths: readonly string[];
  readonly session: Session | null;
  readonly sealingKey: SealingKey;
  readonly serverTime: string;
  /** Rises with each release and each change of the brand's modules or settings: an older manifest is not taken after a newer one. */
  readonly serial: number;
  readonly expiresAt: string;
  readonly shellFiles: ShellFiles;
  /** Proves, in a report of a failure, that the reporter had a page of this brand. */
  readonly ticket: string;
  /** The panels of `?inspect` are there: for a signed-in operator, and in development. */
  readonly canInspect: boolean;
  /** From there a module can be pointed at a local build: by who may deal the brand's modules, or signs in as one yet. */
  readonly canPoint?: boolean;
  /** Banners and notice titles of this path, where it has a banner group. */
  readonly content?: PageContent;
  /** A release that this visitor sees by an operator's link, and nobody else. */
  readonly preview?: SitePreview;
  /** Origins to pick from, where the brand has any. */
  readonly delivery?: Pick<DeliverySettings, 'imageCDNs' | 'launchGameCDNs'>;
}

export interface SitePreview {
  readonly module: string;
  readonly version: string;
  readonly expiresAt: string;
}

/** Query parameter of a preview link; `off` ends the preview. */
export const previewParameter = 'preview';

/** In place of a link's token: leave the preview; and what became of a link that is over, or not ours. */
export const previewOff = 'off';
export const previewOver = 'over';

/** Id of the element that holds the manifest. */
export const siteElementId = 'site';

/** Id of the template with what the page is to fetch once its first picture is on screen. */
export const afterPictureId = 'after-picture';

/** Name of the `meta` element that holds the manifest's signature, as `<key id>.<base64url>`. */
export const siteSignatureName = 'site-signature';

/** A text with the signature (Ed25519) of one of the platform's site keys, which the shell has pinned. */
export interface SignedText {
  readonly text: string;
  /** `<key id>.<base64url>` */
  readonly signature: string;
}

/** What a site manifest is compared with: how far the brand is now, said for one page. */
export interface SiteFreshness {
  /** The page's own: no answer to another page fits. */
  readonly nonce: string;
  readonly serial: number;
  readonly serverTime: string;
}

/** A site key as the shell pins it: its id, and the raw public key as base64url. */
export interface SiteKey {
  readonly id: string;
  readonly publicKey: string;
}

/** Stands in the built shell where the platform writes the keys it signs with, as JSON in base64url. */
export const siteKeysMark = '%CROUPIER_SITE_KEYS%';

/** Where browsers report what the content policy of a page has refused. */
export const policyReportsPath = '/wps/system/policy-reports';

/** Local storage and cookie names of the visitor's preferences. The language is kept under both of the specification's keys. */
export const preferenceKeys = { theme: 'theme', languages: ['language', 'lang'] } as const;

/** Cookie of a browser that has the site's fonts: its pages come with them. */
export const fontsCookie = 'fonts';

/** Query parameter of an address in one language, as search engines list it. */
export const languageParameter = 'lang';

/** Header that repeats the session's handle on calls that change something. */
export const sessionHeader = 'x-session-token';

/** The live stream (server-sent events): each event's name is a topic, its data the payload as JSON. */
export const livePath = '/events';
/** First event of a stream: it says nothing but the id that one who comes back goes on from. */
export const joinedEvent = 'joined';
/** Event of a stream that has no room: how long to stay away, in `StreamRefusal`. The stream ends with it. */
export const refusedEvent = 'refused';

export interface StreamRefusal {
  readonly reason: 'address' | 'full';
  readonly retryAfterS: number;
}
/** Query parameter of `livePath`: the last id that was heard. A page that opens a stream of its own accord can send no header. */
export const heardParameter = 'heard';

/** Whether a process can serve: 200 or 503, for whatever stands in front of it and needs no brand. */
export const healthPath = '/health';

/** Where the files of module releases are served, as `/modules/<name>/<version>/<file>`. */
export const modulesPath = '/modules';

/** Where the server of a remote under work has the files of its build. */
export const localModulePath = (module: string): string => `/local-modules/${module}/`;
