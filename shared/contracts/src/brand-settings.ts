import type { CountryRule } from './country-rule.ts';
import type { ComplianceProfile } from './calls/protection.ts';
import type { FlagSwitches } from './flags.ts';
import type { Localized } from './languages.ts';
import type { LookSettings } from './look/look-settings.ts';
import type { RegisterSettings } from './register-settings.ts';

export const serviceTypes = ['LIVECHAT', 'TELEGRAM', 'TELEGRAM2', 'FACEBOOK', 'WHATSAPP'] as const;
export type ServiceType = (typeof serviceTypes)[number];
export const servicePositions = ['SIDE', 'VIP'] as const;
export type ServicePosition = (typeof servicePositions)[number];

export const socialNetworks = [
  'YOUTUBE',
  'TWITTER',
  'TIKTOK',
  'FACEBOOK',
  'INSTAGRAM',
  'WHATSAPP',
  'TELEGRAM',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const licenceAuthorities = ['MGA', 'FSC', 'PAGCOR'] as const;
export type LicenceAuthority = (typeof licenceAuthorities)[number];

/** The site is closed to all visitors; operators can still work. */
export interface MaintenanceSettings {
  readonly isOn: boolean;
  /** ISO time of the expected end; maintenance does not end by itself. */
  readonly endsAt: string | null;
  /** Empty in a language: the built-in text. */
  readonly title: Localized;
  readonly text: Localized;
}

/**
 * Where the site may be visited from. Denied ranges are checked first, then admitted ones, then the country.
 */
export interface RegionSettings extends CountryRule {
  readonly isOn: boolean;
  /** The decision for a visitor whose country is unknown. */
  readonly unknownCountry: 'admit' | 'refuse';
  /** IP addresses, or ranges such as `203.0.113.0/24`. */
  readonly admittedRanges: readonly string[];
  readonly deniedRanges: readonly string[];
}

export interface ProfileSettings {
  /** IANA name, such as `Asia/Dhaka`: reports count days in it. */
  readonly timeZone: string;
  readonly minimumAge: 18 | 21;
  readonly complianceProfile: ComplianceProfile;
  readonly currencySymbol: string;
  readonly currencyPosition: 'before' | 'after';
  /** Displayed decimal places of an amount; amounts are stored with five. */
  readonly currencyDecimals: number;
  /** Digits without the plus, such as `63`. */
  readonly defaultDialingCode: string;
  /**
   * A password that operators give out; a member who signs in with it must change it. `null`: there is none.
   */
  readonly defaultPassword: string | null;
  /** Login, registration and SMS require a solved challenge. */
  readonly challenge: boolean;
  /** Visitors get the sign-in page instead of every other page (specification §2). */
  readonly loginedToHomePage: boolean;
  /** Such as `#ABABAB`. */
  readonly memberLabelColor: string;
  /**
   * Tags of locales that visitors may choose besides the brand's languages; they get the texts of the nearest
   * language.
   */
  readonly furtherLocales: readonly string[];
}

export interface ServiceChannel {
  readonly csType: ServiceType;
  readonly csPosition: ServicePosition;
  /** `https://…`, or a path of the site. */
  readonly url: string;
}

export interface ServiceSettings {
  readonly channels: readonly ServiceChannel[];
}

export interface Licence {
  readonly authority: LicenceAuthority;
  readonly number: string;
  /** The authority's page about this licence. */
  readonly url: string;
}

export interface NamedResource {
  /** A social network, or another name that pages request, such as `APP_ANDROID`. */
  readonly name: string;
  readonly url: string;
  readonly labelNameEn: string;
  /** Version of a downloadable app; omitted if there is none. */
  readonly version?: string;
}

export interface ResourceSettings {
  readonly resources: readonly NamedResource[];
  readonly licences: readonly Licence[];
}

/** An address of the brand. */
export interface RouterItem {
  readonly resourceType: 'WEB' | 'APP';
  readonly url: string;
  /** Empty: none. */
  readonly qrCodeUrl: string;
  /** Round-trip time in milliseconds, as measured by operators. */
  readonly speed: number;
}

export interface DeliverySettings {
  /**
   * Canonical origin of the brand: links in mail, messages and search results start with it. Empty: the
   * platform's own address.
   */
  readonly siteOrigin: string;
  readonly routes: readonly RouterItem[];
  /** Origins; pages pick one at random. */
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
  /** Google's measurement id; empty: no measurement. */
  readonly gtagId: string;
}

/** All settings of a brand that operators change, by section. */
export interface BrandSettings {
  readonly flags: FlagSwitches;
  readonly maintenance: MaintenanceSettings;
  readonly region: RegionSettings;
  readonly register: RegisterSettings;
  readonly profile: ProfileSettings;
  readonly look: LookSettings;
  readonly service: ServiceSettings;
  readonly resources: ResourceSettings;
  readonly delivery: DeliverySettings;
}

export const settingsSections = [
  'flags',
  'maintenance',
  'region',
  'register',
  'profile',
  'look',
  'service',
  'resources',
  'delivery',
] as const satisfies readonly (keyof BrandSettings)[];
export type SettingsSection = (typeof settingsSections)[number];

/** A section name with its value, for each section. */
export type SectionValue = {
  [Section in SettingsSection]: {
    readonly section: Section;
    readonly value: BrandSettings[Section];
  };
}[SettingsSection];
