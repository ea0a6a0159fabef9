import type { Language, Localized } from '@croupier/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatsOf, type Formats } from './formats.ts';
import { currentLanguage, formatLocale } from './texts.ts';

export interface TextTools {
  /** The text of a key in the module's namespace, such as `t('pad.total', { amount })`. */
  readonly t: TFunction;
  readonly language: Language;
  readonly formats: Formats;
  /** The current language's version of a text that was received as data. */
  readonly local: (text: Localized) => string;
}

/** Texts and formats of one module; renders again when the language changes. */
export function useTexts(namespace: string): TextTools {
  const { t } = useTranslation(namespace);
  return toolsOf(t, currentLanguage(), formatsOf(formatLocale()));
}

const made = new WeakMap<TFunction, TextTools>();

/** The same object until the language changes: components that get it need no new render. */
function toolsOf(t: TFunction, language: Language, formats: Formats): TextTools {
  const known = made.get(t);
  if (known?.language === language && known.formats === formats) return known;
  const tools: TextTools = {
    t,
    language,
    formats,
    local: (text) => text[language],
  };
  made.set(t, tools);
  return tools;
}
