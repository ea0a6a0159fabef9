import type {
  BrandSettings,
  NamedResource,
  RouterItem,
  SectionValue,
  ServicePosition,
  ServiceType,
  SettingsSection,
} from '../brand-settings.ts';
import { call } from '../call.ts';
import type { SiteCapabilities } from '../flags.ts';
import type { Language } from '../languages.ts';
import type { RegisterSettings } from '../register-settings.ts';
import type { RichText } from '../rich-text.ts';
import type { SignedText } from '../site.ts';
import type { ComplianceProfile } from './protection.ts';

/** JSON Web Key of the server's current encryption key; `kid` names it. */
export interface SealingKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly kid: string;
  readonly x: string;
  readonly y: string;
}

/** A node of the specification's white-label tree. */
export interface FlagNode {
  readonly modId: string;
  readonly enabled: '0' | '1';
  readonly childrenNodes: readonly FlagNode[];
}

export interface ServiceItem {
  readonly csType: ServiceType;
  readonly csPosition: ServicePosition;
  /** Obfuscated; see `readServicePath`. */
  readonly path: string;
}

/** Kinds of customer service entry points: 3 is live chat (specification §2), 4 the one for VIP members. */
export type ServicePathType = 3 | 4;

export interface CustomerService {
  readonly items: readonly ServiceItem[];
  readonly version: {
    readonly pathList: readonly { readonly type: ServicePathType; readonly path: string }[];
  };
}

export interface MaintenanceNotice {
  /** In the brand's languages; a missing one is replaced by the built-in text. */
  readonly title: Partial<Readonly<Record<Language, string>>>;
  readonly text: Partial<Readonly<Record<Language, string>>>;
  /** ISO time of the expected end of the closure. */
  readonly endsAt: string | null;
}

/** What a page needs to know about a brand before it shows anything. */
export interface PermissionInfo {
  readonly whitelabel: FlagNode;
  readonly ways: SiteCapabilities;
  readonly registerRules: RegisterSettings;
  readonly minimumAge: 18 | 21;
  readonly complianceProfile: ComplianceProfile;
  readonly defaultDialingCode: string;
  readonly memberLabelColor: string;
  readonly resources: Readonly<Record<string, Omit<NamedResource, 'name'>>>;
  readonly customerService: CustomerService;
  readonly analytics: { readonly gtagId: string };
  readonly domainRoute: readonly RouterItem[];
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
}

export interface Permission {
  readonly info: PermissionInfo;
  readonly location: { readonly ip: string; readonly country: string | null };
  readonly maintenance: MaintenanceNotice | null;
  readonly regionRestriction: boolean;
}

export interface SystemStatus {
  /** 0 normal, 1 maintenance, 2 region restricted: for this visitor. */
  readonly status: 0 | 1 | 2;
  readonly serverTime: string;
}

export interface HelpEntry {
  readonly slug: string;
  readonly title: string;
  readonly content: RichText;
}

/** A brand's settings as operators edit them. */
export interface BrandDossier {
  readonly code: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly languages: readonly Language[];
  readonly currency: string;
  readonly settings: BrandSettings;
  /**
   * Rises with each change of a section; a change sends it back, so that two operators do not overwrite each
   * other.
   */
  readonly revisions: Readonly<Record<SettingsSection, number>>;
}

export type SettingsChange = SectionValue & {
  readonly brand: string;
  readonly revision: number;
  /** The reason; written to the audit trail. */
  readonly note: string;
};

/** An element of a document's head, with its attributes. */
export type HeadTag =
  | { readonly tag: 'meta'; readonly name: string; readonly content: string }
  | { readonly tag: 'meta'; readonly property: string; readonly content: string }
  | { readonly tag: 'link'; readonly rel: 'canonical'; readonly href: string }
  | {
      readonly tag: 'link';
      readonly rel: 'alternate';
      readonly hrefLang: string;
      readonly href: string;
    };

/** A page's head data for browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

export const siteCalls = {
  /** The status only; with the site's `host` the whole permission (specification §7). */
  systemStatus: call('GET /wps/system/status', { whileClosed: true })
    .takes<{ host?: string }>()
    .gives<SystemStatus & Partial<Permission>>()
    .fails('unknown-brand'),
  /** A `SiteFreshness`, signed as the manifest is: a page asks it whether its manifest is an old one. */
  siteFreshness: call('GET /wps/system/freshness', { whileClosed: true })
    .takes<{ nonce: string }>()
    .gives<SignedText>(),
  whitelabel: call('GET /wps/system/whitelabel', { whileClosed: true }).gives<FlagNode>(),
  domainRoute: call('GET /wps/system/domainRoute', { whileClosed: true }).gives<
    readonly RouterItem[]
  >(),
  /** The head data of a path's document, for navigation inside the site. */
  pageHead: call('GET /wps/system/page-head')
    .takes<{ path: string; language: Language }>()
    .gives<PageHead>(),
  sealingKey: call('GET /wps/system/sealing-key', { whileClosed: true }).gives<SealingKey>(),
};
