import { hasTexts, languages, type Language } from '@croupier/contracts';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadDateNames } from './dayjs.ts';

/** Texts of one module in one language: keys in groups, plurals with i18next's suffixes. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Loads a module's texts of each language on demand. */
export type TextLoaders = Readonly<Record<Language, () => Promise<{ default: Texts }>>>;

const fallback: Language = 'en';
const loaders = new Map<string, TextLoaders>();
/** The visitor's choice: a language, or a language of a region. */
let chosen: string | null = null;

/** The page's single i18next instance; the host starts it before it renders. */
export async function startTexts(language: Language, locale: string = language): Promise<i18n> {
  chosen = locale;
  const dateNames = loadDateNames(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallback,
    supportedLngs: [...languages],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  await dateNames;
  return i18next;
}

/** Whether the texts have been started on this page. */
export const haveTextsStarted = (): boolean => i18next.isInitialized;

/** Loads the texts of a namespace in the current language; the namespace is the module's name. */
export async function loadTexts(namespace: string, moduleTexts: TextLoaders): Promise<void> {
  loaders.set(namespace, moduleTexts);
  await loadNamespace(namespace, currentLanguage());
}

/** Switches the page's language after the texts of every loaded module have been loaded. */
export async function changeLanguage(language: Language, locale: string = language): Promise<void> {
  await Promise.all([
    loadDateNames(language),
    ...[...loaders.keys()].map((namespace) => loadNamespace(namespace, language)),
  ]);
  chosen = locale;
  await i18next.changeLanguage(language);
}

export function currentLanguage(): Language {
  return languages.find((language) => language === i18next.language) ?? fallback;
}

/** Tag of the visitor's choice; its texts may be in another language. */
export const currentLocale = (): string => chosen ?? currentLanguage();

/** Tag for the format of numbers, money and times: the visitor's region, if the texts are in its language. */
export function formatLocale(): string {
  const language = currentLanguage();
  return hasTexts(currentLocale(), [language]) ? currentLocale() : language;
}

/** Rewrites every text on display; `null` stops that. For a pseudo-language. */
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
