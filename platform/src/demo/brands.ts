import type { FieldRule, RegisterSettings } from '@croupier/contracts';
import type { Brands, NewBrand } from '../modules/brands/index.ts';

const rule = (
  changes: Partial<FieldRule> & Pick<FieldRule, 'minLength' | 'maxLength'>,
): FieldRule => ({
  enabled: true,
  required: true,
  patternId: 'any',
  acceptedPattern: '*',
  type: 'text',
  ...changes,
});

/** The rules of specification §5, with a password of at least eight characters. */
const registerSettings: RegisterSettings = {
  username: rule({
    minLength: 2,
    maxLength: 15,
    patternId: 'username',
    acceptedPattern: '^[A-Za-z][A-Za-z0-9_]*$',
  }),
  password: rule({
    minLength: 8,
    maxLength: 64,
    patternId: 'password',
    acceptedPattern: '^(?=.*[A-Za-z])(?=.*[0-9]).*$',
    type: 'password',
  }),
  paymentPassword: rule({
    minLength: 6,
    maxLength: 6,
    patternId: 'six-digits',
    acceptedPattern: '^[0-9]*$',
    type: 'password',
  }),
  affiliateCode: rule({
    required: false,
    minLength: 4,
    maxLength: 16,
    patternId: 'affiliate-code',
    acceptedPattern: '^[A-Za-z0-9]*$',
  }),
};

/** The flags of specification §1 and our own; a brand states all of them. */
const flags = [
  'COMM3',
  'MOBILEVERCODELOGIN3',
  'DIRECTREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'USERNAMEREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
  'WINNERS',
];

const flagsOn = (...on: string[]) => flags.map((flag) => ({ flag, isEnabled: on.includes(flag) }));

const demoBrands: readonly NewBrand[] = [
  {
    code: 'padma',
    name: 'Padma',
    hosts: ['localhost', '127.0.0.1', '[::1]'],
    currency: 'BDT',
    currencySymbol: '৳',
    languages: ['bn', 'en', 'es', 'ar'],
    defaultLanguage: 'bn',
    defaultTheme: 'dark',
    look: 'padma',
    color: '#0b3b33',
    minimumAge: 18,
    allFlags: flagsOn('COMM3', 'DIRECTREG3', 'USERNAMEREG3', 'WINNERS'),
    registerSettings,
    position: 0,
  },
  {
    code: 'verano',
    name: 'Verano',
    hosts: ['second.localhost'],
    currency: 'EUR',
    currencySymbol: '€',
    languages: ['es', 'en'],
    defaultLanguage: 'es',
    defaultTheme: 'dark',
    look: 'verano',
    color: '#14224d',
    minimumAge: 18,
    allFlags: flagsOn('DIRECTREG3', 'USERNAMEREG3'),
    registerSettings,
    position: 1,
  },
];

/** The two demo brands, as rows like any operator's. */
export async function plantBrands({ brands }: { readonly brands: Brands }): Promise<void> {
  for (const brand of demoBrands) await brands.add(brand);
}
