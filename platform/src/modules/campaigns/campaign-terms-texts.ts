import type { Language } from '@croupier/contracts';
import { termsInArabic } from './terms-texts-ar.ts';
import { termsInBengali } from './terms-texts-bn.ts';
import { termsInEnglish } from './terms-texts-en.ts';
import { termsInSpanish } from './terms-texts-es.ts';
import type { TermsTexts } from './terms-texts.ts';

export type { TermsTexts } from './terms-texts.ts';

export const termsTexts: Readonly<Record<Language, TermsTexts>> = {
  en: termsInEnglish,
  bn: termsInBengali,
  es: termsInSpanish,
  ar: termsInArabic,
};
