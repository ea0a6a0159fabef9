import { hasTexts, languages, type Language } from '@croupier/contracts';
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
/** What the visitor chose: a language, or one as a region writes it. */
let chosen: string | null = null;

/** The one i18next of the page; the host starts it before it renders. */
export async function startTexts(language: Language, locale: string = language): Promise<i18n> {
  chosen = locale;
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
export async function changeLanguage(language: Language, locale: string = language): Promise<void> {
  await Promise.all([...loaders.keys()].map((namespace) => loadNamespace(namespace, language)));
  chosen = locale;
  await i18next.changeLanguage(language);
}

export function currentLanguage(): Language {
  return languages.find((language) => language === i18next.language) ?? fallback;
}

/** Tag of what the visitor chose; its texts may be those of another language. */
export const currentLocale = (): string => chosen ?? currentLanguage();

/** Tag by which numbers, money and times are written: that of the visitor's region, where the texts are in its language. */
export function formatLocale(): string {
  const language = currentLanguage();
  return hasTexts(currentLocale(), [language]) ? currentLocale() : language;
}

/** Words every text anew, as it is shown; `null` ends that. For a pseudo-language. */
export function rewordTexts(reword: ((text: string) => string) | null): void {
  if (reword) i18next.use({ type: 'postProcessor', name: rewording, process: reword });
  i18next.options.postProcess = reword ? rewording : false;
}

const rewording = 'rewording';

async function loadNamespace(namespace: string, language: Language): Promise<void> {
  const load = loaders.get(namespace)?.[language];
  if (!load || i18next.hasResourceBundle(language, namespace)) return;
  i18next.addResourceBundle(language, namespace, (await load()).default);
}
