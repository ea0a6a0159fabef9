import type { Language, Localized } from '@croupier/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatsOf, type Formats } from './formats.ts';
import { currentLanguage } from './texts.ts';

export interface TextTools {
  /** The text of a key in the module's namespace, as `t('pad.total', { amount })`. */
  readonly t: TFunction;
  readonly language: Language;
  readonly formats: Formats;
  /** The current language's wording of a text that came as data. */
  readonly local: (text: Localized) => string;
}

/** Texts and formats of one module; renders anew when the language changes. */
export function useTexts(namespace: string): TextTools {
  const { t } = useTranslation(namespace);
  const language = currentLanguage();
  return { t, language, formats: formatsOf(language), local: (text) => text[language] };
}
