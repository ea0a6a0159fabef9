import { z } from 'zod';
import {
  licenceAuthorities,
  servicePositions,
  serviceTypes,
  type SettingsSection,
} from '../brand-settings.ts';
import { complianceProfiles } from '../protection-terms.ts';
import { flags } from '../flags.ts';
import { furtherLocales } from '../locales.ts';
import { lookFonts, lookMarks, lookRadii } from '../look/look-settings.ts';
import { isTimeZone } from '../time-zone.ts';
import { registerFields } from '../register-fields.ts';
import { countryRule } from './country-rule.ts';
import type { Infer } from './infer.ts';

const line = z.string().trim().max(200);

/** A link target for visitors: https, or a path of the site. */
const address = z
  .string()
  .trim()
  .max(500)
  .refine((text) => isHttps(text) || /^\/(?![/\\])/.test(text));
const origin = z
  .string()
  .max(200)
  .refine((text) => isHttps(text) && new URL(text).origin === text);

/** Also plain http on the local machine, where no certificate is needed. */
const siteOrigin = z.string().max(200).refine(isSiteOrigin);

function isSiteOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin: own } = new URL(text);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return own === text && (protocol === 'https:' || (protocol === 'http:' && isLocal));
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

function words(longest: number) {
  const text = z.string().trim().max(longest);
  return z.strictObject({ en: text, bn: text, es: text, ar: text });
}

const range = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const ranges = z.array(range).max(500);

/** Length and format of one registration field: the server enforces exactly this. */
export const registerFieldRule = z
  .strictObject({
    enabled: z.boolean(),
    required: z.boolean(),
    minLength: z.int().min(0).max(255),
    maxLength: z.int().min(1).max(255),
    /** Key of the message for a value that does not match. */
    patternId: z.string().min(1).max(40),
    /** Source of a regular expression, or `*` for any value. */
    acceptedPattern: z.string().min(1).max(300).refine(isPattern),
    type: z.enum(['text', 'password', 'email', 'tel', 'date']),
  })
  .refine(({ minLength, maxLength }) => minLength <= maxLength, { path: ['maxLength'] });
export type FieldRule = Infer<typeof registerFieldRule>;

function isPattern(source: string): boolean {
  if (source === '*') return true;
  try {
    return new RegExp(source, 'u').unicode;
  } catch {
    return false;
  }
}

/** A brand's own switch of each flag, regardless of the flags above it. */
export const flagSwitches = z.record(z.enum(flags), z.boolean());
export type FlagSwitches = Infer<typeof flagSwitches>;

/** The site is closed to all visitors; operators can still work. */
export const maintenanceSettings = z.strictObject({
  isOn: z.boolean(),
  /** ISO time of the expected end; maintenance does not end by itself. */
  endsAt: z.iso.datetime().nullable(),
  /** Empty in a language: the built-in text. */
  title: words(120),
  text: words(1_000),
});
export type MaintenanceSettings = Infer<typeof maintenanceSettings>;

/**
 * Where the site may be visited from. Denied ranges are checked first, then admitted ones, then the country.
 */
export const regionSettings = z.strictObject({
  isOn: z.boolean(),
  ...countryRule.shape,
  /** The decision for a visitor whose country is unknown. */
  unknownCountry: z.enum(['admit', 'refuse']),
  /** IP addresses, or ranges such as `203.0.113.0/24`. */
  admittedRanges: ranges,
  deniedRanges: ranges,
});
export type RegionSettings = Infer<typeof regionSettings>;

export const registerSettings = z.record(z.enum(registerFields), registerFieldRule);
export type RegisterSettings = Infer<typeof registerSettings>;

export const profileSettings = z.strictObject({
  /** IANA name, such as `Asia/Dhaka`: reports count days in it. */
  timeZone: z.string().max(64).refine(isTimeZone),
  minimumAge: z.union([z.literal(18), z.literal(21)]),
  complianceProfile: z.enum(complianceProfiles),
  currencySymbol: z.string().trim().min(1).max(8),
  currencyPosition: z.enum(['before', 'after']),
  /** Displayed decimal places of an amount; amounts are stored with five. */
  currencyDecimals: z.int().min(0).max(5),
  /** Digits without the plus, such as `63`. */
  defaultDialingCode: z.string().regex(/^[1-9]\d{0,3}$/),
  /**
   * A password that operators give out; a member who signs in with it must change it. `null`: there is none.
   */
  defaultPassword: z.string().min(6).max(64).nullable(),
  /** Login, registration and SMS require a solved challenge. */
  challenge: z.boolean(),
  /** Visitors get the sign-in page instead of every other page (specification §2). */
  loginedToHomePage: z.boolean(),
  /** Such as `#ABABAB`. */
  memberLabelColor: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
  /**
   * Tags of locales that visitors may choose besides the brand's languages; they get the texts of the nearest
   * language.
   */
  furtherLocales: z.array(z.enum(furtherLocales.map(({ tag }) => tag))).max(100),
});
export type ProfileSettings = Infer<typeof profileSettings>;

/**
 * The inputs of a brand's look. Every colour of a page is derived from the accent and the hue of its
 * surfaces.
 */
export const lookSettings = z.strictObject({
  /** Off: the brand's built-in look. */
  isOn: z.boolean(),
  /** Background of buttons and selected items, as `#rrggbb`. */
  accent: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
  /** Degrees, 0 to 359. */
  surfaceHue: z.int().min(0).max(359),
  radius: z.enum(lookRadii),
  fonts: z.enum(lookFonts),
  mark: z.enum(lookMarks),
  /** Text beside the mark; empty: the brand's name. */
  word: z.string().trim().max(24),
});
export type LookSettings = Infer<typeof lookSettings>;

export const serviceChannel = z.strictObject({
  csType: z.enum(serviceTypes),
  csPosition: z.enum(servicePositions),
  /** `https://…`, or a path of the site. */
  url: address.min(1),
});
export type ServiceChannel = Infer<typeof serviceChannel>;

export const serviceSettings = z.strictObject({
  channels: z.array(serviceChannel).max(20),
});
export type ServiceSettings = Infer<typeof serviceSettings>;

export const namedResource = z.strictObject({
  /** A social network, or another name that pages request, such as `APP_ANDROID`. */
  name: z.string().regex(/^[A-Z][A-Z0-9_]{1,30}$/),
  url: address.min(1),
  labelNameEn: line,
  /** Version of a downloadable app; omitted if there is none. */
  version: z.string().trim().max(30).exactOptional(),
});
export type NamedResource = Infer<typeof namedResource>;

export const licence = z.strictObject({
  authority: z.enum(licenceAuthorities),
  number: line.min(1),
  /** The authority's page about this licence. */
  url: address.min(1),
});
export type Licence = Infer<typeof licence>;

export const resourceSettings = z.strictObject({
  resources: z
    .array(namedResource)
    .max(100)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length),
  licences: z.array(licence).max(10),
});
export type ResourceSettings = Infer<typeof resourceSettings>;

/** An address of the brand. */
export const routerItem = z.strictObject({
  resourceType: z.enum(['WEB', 'APP']),
  url: z.string().max(500).refine(isHttps),
  /** Empty: none. */
  qrCodeUrl: z.union([z.literal(''), address]),
  /** Round-trip time in milliseconds, as measured by operators. */
  speed: z.int().min(0).max(60_000),
});
export type RouterItem = Infer<typeof routerItem>;

export const deliverySettings = z.strictObject({
  /**
   * Canonical origin of the brand: links in mail, messages and search results start with it. Empty: the
   * platform's own address.
   */
  siteOrigin: z.union([z.literal(''), siteOrigin]),
  routes: z.array(routerItem).max(50),
  /** Origins; pages pick one at random. */
  imageCDNs: z.array(origin).max(20),
  launchGameCDNs: z.array(origin).max(20),
  /** Google's measurement id; empty: no measurement. */
  gtagId: z.union([z.literal(''), z.string().regex(/^G-[A-Z0-9]{4,16}$/)]),
});
export type DeliverySettings = Infer<typeof deliverySettings>;

/** From when on money that passes through a member, or comes back to the agent, is marked. */
export const agentSettings = z.strictObject({
  /** Bookings of so many days are looked at. */
  markDays: z.int().min(1).max(366),
  /** At least this share of what came in went out again, in percent. */
  passedOnPercent: z.int().min(1).max(100),
  /** The turnover is below this share of what came in, in percent. */
  turnoverPercent: z.int().min(1).max(1_000),
});
export type AgentSettings = Infer<typeof agentSettings>;

/** All settings of a brand that operators change, by section. */
export const brandSettings = z.strictObject({
  flags: flagSwitches,
  maintenance: maintenanceSettings,
  region: regionSettings,
  register: registerSettings,
  profile: profileSettings,
  look: lookSettings,
  service: serviceSettings,
  resources: resourceSettings,
  delivery: deliverySettings,
  agents: agentSettings,
});
export type BrandSettings = Infer<typeof brandSettings>;

function changeOf<Section extends SettingsSection>(section: Section) {
  return z.strictObject({
    brand: z.string().max(40),
    section: z.literal(section),
    value: brandSettings.shape[section],
    revision: z.int().min(0),
    note: z.string().trim().min(1).max(500),
  });
}

export const settingsChange = z.discriminatedUnion('section', [
  changeOf('flags'),
  changeOf('maintenance'),
  changeOf('region'),
  changeOf('register'),
  changeOf('profile'),
  changeOf('look'),
  changeOf('service'),
  changeOf('resources'),
  changeOf('delivery'),
  changeOf('agents'),
]);

/** A section name with its value. */
export type SectionValue = {
  [Section in SettingsSection]: Pick<
    Extract<SettingsChange, { section: Section }>,
    'section' | 'value'
  >;
}[SettingsSection];
export type SettingsChange = Infer<typeof settingsChange>;
