import type { Language } from '@croupier/contracts';
import { filledText } from '../../filled-text.ts';
import { termsInArabic } from './terms-texts-ar.ts';
import { termsInBengali } from './terms-texts-bn.ts';
import { termsInEnglish } from './terms-texts-en.ts';
import { termsInSpanish } from './terms-texts-es.ts';
import type { CountedName, TermsTexts } from './terms-texts.ts';

export type { TermsTexts } from './terms-texts.ts';

export const termsTexts: Readonly<Record<Language, TermsTexts>> = {
  en: termsInEnglish,
  bn: termsInBengali,
  es: termsInSpanish,
  ar: termsInArabic,
};

/** A number with its noun in the plural form of the language; `shown` is the number as its readers write it. */
export function countPhrase(
  language: Language,
  name: CountedName,
  { value, shown }: { readonly value: number; readonly shown: string },
): string {
  const forms = termsTexts[language].counts[name];
  const category = new Intl.PluralRules(language).select(value);
  return filledText(forms[category] ?? forms.other, { n: shown }, '');
}
