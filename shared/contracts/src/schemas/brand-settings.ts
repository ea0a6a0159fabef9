import { z } from 'zod';
import {
  licenceAuthorities,
  servicePositions,
  serviceTypes,
  type BrandSettings,
  type SettingsSection,
} from '../brand-settings.ts';
import { complianceProfiles } from '../calls/protection.ts';
import type { SettingsChange } from '../calls/site.ts';
import { flags } from '../flags.ts';
import type { Localized } from '../languages.ts';
import { furtherLocales } from '../locales.ts';
import { lookFonts, lookMarks, lookRadii } from '../look/look-settings.ts';
import { isTimeZone } from '../time-zone.ts';
import { registerFields, type FieldRule } from '../register-settings.ts';
import { countryRule } from './atoms.ts';

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

function words(longest: number): z.ZodType<Localized> {
  const text = z.string().trim().max(longest);
  return z.strictObject({ en: text, bn: text, es: text, ar: text });
}

const range = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const ranges = z.array(range).max(500);

const fieldRule: z.ZodType<FieldRule> = z
  .strictObject({
    enabled: z.boolean(),
    required: z.boolean(),
    minLength: z.int().min(0).max(255),
    maxLength: z.int().min(1).max(255),
    patternId: z.string().min(1).max(40),
    acceptedPattern: z.string().min(1).max(300).refine(isPattern),
    type: z.enum(['text', 'password', 'email', 'tel', 'date']),
  })
  .refine(({ minLength, maxLength }) => minLength <= maxLength, { path: ['maxLength'] });

function isPattern(source: string): boolean {
  if (source === '*') return true;
  try {
    return new RegExp(source, 'u').unicode;
  } catch {
    return false;
  }
}

/** Schemas of the sections of a brand's settings. */
const sections = {
  flags: z.record(z.enum(flags), z.boolean()),
  maintenance: z.strictObject({
    isOn: z.boolean(),
    endsAt: z.iso.datetime().nullable(),
    title: words(120),
    text: words(1_000),
  }),
  region: z.strictObject({
    isOn: z.boolean(),
    ...countryRule,
    unknownCountry: z.enum(['admit', 'refuse']),
    admittedRanges: ranges,
    deniedRanges: ranges,
  }),
  register: z.record(z.enum(registerFields), fieldRule),
  profile: z.strictObject({
    timeZone: z.string().max(64).refine(isTimeZone),
    minimumAge: z.union([z.literal(18), z.literal(21)]),
    complianceProfile: z.enum(complianceProfiles),
    currencySymbol: z.string().trim().min(1).max(8),
    currencyPosition: z.enum(['before', 'after']),
    currencyDecimals: z.int().min(0).max(5),
    defaultDialingCode: z.string().regex(/^[1-9]\d{0,3}$/),
    defaultPassword: z.string().min(6).max(64).nullable(),
    challenge: z.boolean(),
    loginedToHomePage: z.boolean(),
    memberLabelColor: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
    furtherLocales: z.array(z.enum(furtherLocales.map(({ tag }) => tag))).max(100),
  }),
  look: z.strictObject({
    isOn: z.boolean(),
    accent: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
    surfaceHue: z.int().min(0).max(359),
    radius: z.enum(lookRadii),
    fonts: z.enum(lookFonts),
    mark: z.enum(lookMarks),
    word: z.string().trim().max(24),
  }),
  service: z.strictObject({
    channels: z
      .array(
        z.strictObject({
          csType: z.enum(serviceTypes),
          csPosition: z.enum(servicePositions),
          url: address.min(1),
        }),
      )
      .max(20),
  }),
  resources: z.strictObject({
    resources: z
      .array(
        z.strictObject({
          name: z.string().regex(/^[A-Z][A-Z0-9_]{1,30}$/),
          url: address.min(1),
          labelNameEn: line,
          version: z.string().trim().max(30).exactOptional(),
        }),
      )
      .max(100)
      .refine((all) => new Set(all.map(({ name }) => name)).size === all.length),
    licences: z
      .array(
        z.strictObject({
          authority: z.enum(licenceAuthorities),
          number: line.min(1),
          url: address.min(1),
        }),
      )
      .max(10),
  }),
  delivery: z.strictObject({
    siteOrigin: z.union([z.literal(''), siteOrigin]),
    routes: z
      .array(
        z.strictObject({
          resourceType: z.enum(['WEB', 'APP']),
          url: z.string().max(500).refine(isHttps),
          qrCodeUrl: z.union([z.literal(''), address]),
          speed: z.int().min(0).max(60_000),
        }),
      )
      .max(50),
    imageCDNs: z.array(origin).max(20),
    launchGameCDNs: z.array(origin).max(20),
    gtagId: z.union([z.literal(''), z.string().regex(/^G-[A-Z0-9]{4,16}$/)]),
  }),
} satisfies { [Section in SettingsSection]: z.ZodType<BrandSettings[Section]> };

function changeOf<Section extends SettingsSection>(section: Section) {
  return z.strictObject({
    brand: z.string().max(40),
    section: z.literal(section),
    value: sections[section],
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
]) satisfies z.ZodType<SettingsChange>;
