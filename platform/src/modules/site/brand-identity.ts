import type { SiteManifest } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';

/** What a page may know about a brand: not its hosts, not its rules. */
export function identityOf(brand: Brand): SiteManifest['brand'] {
  return {
    code: brand.code,
    name: brand.name,
    origin: brand.origin,
    currency: brand.currency,
    currencySymbol: brand.currencySymbol,
    currencyPosition: brand.currencyPosition,
    currencyDecimals: brand.currencyDecimals,
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    defaultTheme: brand.defaultTheme,
    look: brand.look,
    mark: brand.mark,
    word: brand.word,
    minimumAge: brand.minimumAge,
    defaultDialingCode: brand.defaultDialingCode,
    loginedToHomePage: brand.loginedToHomePage,
    memberLabelColor: brand.memberLabelColor,
    furtherLocales: brand.furtherLocales,
    licences: brand.licences,
    socials: brand.socials,
  };
}
