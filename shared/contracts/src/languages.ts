/** Languages in which every text of the product exists. `ar` proves right-to-left layout. */
export const languages = ['en', 'bn', 'es', 'ar'] as const;
export type Language = (typeof languages)[number];

export const nativeNames: Readonly<Record<Language, string>> = {
  en: 'English',
  bn: 'বাংলা',
  es: 'Español',
  ar: 'العربية',
};

/** CLDR locale of each language: Bengali for Bangladesh, Arabic with Arabic-Indic digits. */
export const localeOfLanguage: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  bn: 'bn-BD',
  es: 'es-ES',
  ar: 'ar-EG',
};

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** A text that is needed before its module's code is loaded. */
export type Localized = Readonly<Record<Language, string>>;
