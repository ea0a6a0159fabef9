import type { Visitor } from '../../http/visitor.ts';
import {
  flagsOn,
  frameColourOf,
  socialNetworks,
  type BrandIdentity,
  type BrandSettings,
  type Flag,
  type RegisterSettings,
  type SettingsSection,
  type SocialLink,
} from '@croupier/contracts';
import { brandOrigins, type BrandOrigins, type SiteAddresses } from './brand-origins.ts';
import { defaultSettings } from './default-settings.ts';
import { regionGate } from './region-gate.ts';

export interface Brand extends BrandIdentity, BrandOrigins {
  readonly hosts: readonly string[];
  /** Effective flags: switched on, and all their parents too. */
  readonly flags: readonly Flag[];
  readonly registerSettings: RegisterSettings;
  /** All settings of the operators. Not for pages, because they contain the default password. */
  readonly settings: BrandSettings;
  readonly revisions: Readonly<Record<SettingsSection, number>>;
  /** Colour of the browser's frame and of the icon, as `#rrggbb`. */
  readonly color: string;
  /** Whether a visitor's region may see the site. */
  admits(visitor: Visitor): boolean;
}

declare module '../../http/visit.ts' {
  interface VisitBrand extends Brand {}
}

/** Sections as they are stored; a section without changes is missing. */
export type StoredSettings = {
  readonly [Section in SettingsSection]?: Partial<BrandSettings[Section]>;
};

/** Data of a brand apart from its settings. */
export type BrandFacts = Pick<
  Brand,
  | 'code'
  | 'name'
  | 'currency'
  | 'languages'
  | 'defaultLanguage'
  | 'defaultTheme'
  | 'look'
  | 'color'
  | 'hosts'
>;

export function brandOf(
  facts: BrandFacts,
  stored: StoredSettings,
  revisions: Partial<Brand['revisions']>,
  addresses: SiteAddresses,
): Brand {
  const settings = withDefaults(stored);
  const { profile, region, register, resources, flags } = settings;
  return {
    ...facts,
    ...lookOf(facts, settings),
    minimumAge: profile.minimumAge,
    currencySymbol: profile.currencySymbol,
    currencyPosition: profile.currencyPosition,
    currencyDecimals: profile.currencyDecimals,
    defaultDialingCode: profile.defaultDialingCode,
    loginedToHomePage: profile.loginedToHomePage,
    memberLabelColor: profile.memberLabelColor,
    furtherLocales: profile.furtherLocales,
    licences: resources.licences,
    socials: socialsOf(resources),
    flags: flagsOn(flags),
    registerSettings: register,
    settings,
    revisions: { ...unchanged, ...revisions },
    admits: regionGate(region),
    ...brandOrigins({ hosts: facts.hosts, siteOrigin: settings.delivery.siteOrigin }, addresses),
  };
}

const unchanged: Brand['revisions'] = {
  flags: 0,
  maintenance: 0,
  region: 0,
  register: 0,
  profile: 0,
  look: 0,
  service: 0,
  resources: 0,
  delivery: 0,
  agents: 0,
};

export function withDefaults(stored: StoredSettings): BrandSettings {
  return {
    flags: { ...defaultSettings.flags, ...stored.flags },
    maintenance: { ...defaultSettings.maintenance, ...stored.maintenance },
    region: { ...defaultSettings.region, ...stored.region },
    register: { ...defaultSettings.register, ...stored.register },
    profile: { ...defaultSettings.profile, ...stored.profile },
    look: { ...defaultSettings.look, ...stored.look },
    service: { ...defaultSettings.service, ...stored.service },
    resources: { ...defaultSettings.resources, ...stored.resources },
    delivery: { ...defaultSettings.delivery, ...stored.delivery },
    agents: { ...defaultSettings.agents, ...stored.agents },
  };
}

/** Mark, word and colour of the brand's own look, which replace the built-in ones. */
function lookOf(
  { name, look, color }: BrandFacts,
  { look: own }: BrandSettings,
): Pick<Brand, 'mark' | 'word' | 'color'> {
  if (!own.isOn) return { mark: look, word: name, color };
  return { mark: own.mark, word: own.word || name, color: frameColourOf(own) };
}

function socialsOf({ resources }: BrandSettings['resources']): readonly SocialLink[] {
  return socialNetworks.flatMap((network) =>
    resources.filter(({ name }) => name === network).map(({ url }) => ({ network, url })),
  );
}
