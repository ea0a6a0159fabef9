import type { Language } from '@croupier/contracts';
import plain from 'dayjs';
// These two also keep the plug-ins' types in the declaration file.
import 'dayjs/plugin/timezone.js';
import 'dayjs/plugin/utc.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

plain.extend(utc);
plain.extend(timezone);

/**
 * The page's only dayjs, with its plug-ins. Modules import it from this package, which the shell shares with
 * them, so that no module bundles a copy. It weighs 4.5 KB (brotli). A constant and no re-export: a bundler
 * could link a re-export past this file, and with it past the plug-ins.
 */
export const dayjs = plain;

/** English is part of dayjs. A chunk's name is that of the shell's texts: one request loads both. */
const locales: Readonly<Partial<Record<Language, () => Promise<unknown>>>> = {
  bn: () => import(/* webpackChunkName: 'texts-bn' */ 'dayjs/locale/bn.js'),
  es: () => import(/* webpackChunkName: 'texts-es' */ 'dayjs/locale/es.js'),
  ar: () => import(/* webpackChunkName: 'texts-ar' */ 'dayjs/locale/ar.js'),
};

/** Loads the names of months and weekdays in a language; dayjs registers them by itself. */
export async function loadDateNames(language: Language): Promise<void> {
  await locales[language]?.();
}
