import { languages, type Language } from '@croupier/contracts';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Texts of one module in one language: keys in groups, plurals by i18next's suffixes. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Loads a module's texts of each language, lazily. */
export type TextLoaders = Readonly<Record<Language, () => Promise<{ default: Texts }>>>;

const fallback: Language = 'en';
const loaders = new Map<string, TextLoaders>();

/** The one i18next of the page; the host starts it before it renders. */
export async function startTexts(language: Language): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallback,
    supportedLngs: [...languages],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  return i18next;
}

/** Whether somebody on this page has started the texts. */
export const haveTextsStarted = (): boolean => i18next.isInitialized;

/** Makes the texts of a namespace present in the current language; the namespace is the module's name. */
export async function loadTexts(namespace: string, moduleTexts: TextLoaders): Promise<void> {
  loaders.set(namespace, moduleTexts);
  await loadNamespace(namespace, currentLanguage());
}

/** Switches the page's language after the texts of every loaded module have arrived. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...loaders.keys()].map((namespace) => loadNamespace(namespace, language)));
  await i18next.changeLanguage(language);
}

export function currentLanguage(): Language {
  return languages.find((language) => language === i18next.language) ?? fallback;
}

async function loadNamespace(namespace: string, language: Language): Promise<void> {
  const load = loaders.get(namespace)?.[language];
  if (!load || i18next.hasResourceBundle(language, namespace)) return;
  i18next.addResourceBundle(language, namespace, (await load()).default);
}
