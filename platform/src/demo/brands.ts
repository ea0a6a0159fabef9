import type { DemoHost } from '../setting-addresses.ts';
import {
  flags,
  furtherLocales,
  type Flag,
  type FlagSwitches,
  type ServiceSettings,
} from '@croupier/contracts';
import type { Brands, NewBrand } from '../modules/brands/index.ts';

function flagsOn(...on: readonly Flag[]): Partial<FlagSwitches> {
  return Object.fromEntries(flags.map((flag) => [flag, on.includes(flag)]));
}

/** The brand's own support page without a header, for a pop-up. */
const admin = '/helpmc?centre=support';
const service: ServiceSettings = {
  channels: [
    { csType: 'LIVECHAT', csPosition: 'SIDE', url: admin },
    { csType: 'LIVECHAT', csPosition: 'VIP', url: admin },
  ],
};

const demoBrands: readonly NewBrand[] = [
  {
    code: 'padma',
    name: 'Padma',
    hosts: ['localhost', '127.0.0.1', '[::1]'],
    currency: 'BDT',
    languages: ['bn', 'en', 'es', 'ar'],
    defaultLanguage: 'bn',
    defaultTheme: 'dark',
    look: 'padma',
    color: '#0b3b33',
    settings: {
      flags: flagsOn(
        'COMM3',
        'MOBILEVERCODELOGIN3',
        'CHNGPASSVERIF3',
        'CHNGPASSMAIL3',
        'DIRECTREG3',
        'USERNAMEREG3',
        'FREEPLAY3',
        'PWDEXPFORCECHANGE3',
        'CONTRACT3',
        'SALARY3',
        'DAILYSALARY3',
        'HOURLYSALARY3',
        'REALTIMESALARY3',
        'WINNERS',
        'REFERRAL',
      ),
      profile: {
        timeZone: 'Asia/Dhaka',
        currencySymbol: '৳',
        defaultDialingCode: '880',
        challenge: true,
        furtherLocales: furtherLocales.map(({ tag }) => tag),
      },
      service,
    },
    position: 0,
  },
  {
    code: 'verano',
    name: 'Verano',
    hosts: ['second.localhost'],
    currency: 'EUR',
    languages: ['es', 'en'],
    defaultLanguage: 'es',
    defaultTheme: 'dark',
    look: 'verano',
    color: '#14224d',
    settings: {
      flags: flagsOn('DIRECTREG3', 'USERNAMEREG3', 'WINNERS'),
      profile: {
        timeZone: 'Europe/Madrid',
        currencySymbol: '€',
        currencyPosition: 'after',
        complianceProfile: 'es-like',
        defaultDialingCode: '34',
        furtherLocales: ['es-MX', 'es-PE', 'en-US'],
      },
      service,
    },
    position: 1,
  },
];

/** Creates the two demo brands with ordinary rows, like any operator's brand. */
export async function seedBrands(
  { brands }: { readonly brands: Brands },
  { hasChallenge = true, moreHosts = [] }: Planting = {},
): Promise<void> {
  for (const brand of demoBrands) {
    const more = moreHosts.filter((one) => one.brand === brand.code).map(({ host }) => host);
    const known = { ...brand, hosts: [...brand.hosts, ...more] };
    await brands.add(hasChallenge ? known : withoutChallenge(known));
  }
}

interface Planting {
  readonly hasChallenge?: boolean;
  readonly moreHosts?: readonly DemoHost[];
}

/** For tests and benchmarks, in which every sign-in would otherwise need a proof of work. */
function withoutChallenge(brand: NewBrand): NewBrand {
  const { settings } = brand;
  return {
    ...brand,
    settings: { ...settings, profile: { ...settings.profile, challenge: false } },
  };
}
