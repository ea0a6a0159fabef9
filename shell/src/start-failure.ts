import { isLanguage, type Language } from '@croupier/contracts';
import styles from './start-failure.module.css';
import { UntrustedSite } from './trust/trusted-site.ts';

interface Words {
  readonly connection: string;
  /** The page is not as the site made it. */
  readonly damaged: string;
  /** It is, and there is a newer one. */
  readonly outdated: string;
  readonly again: string;
}

/** The only texts outside of the text files: for the case that those files are unavailable. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    connection: 'The page could not be loaded. Check your connection.',
    damaged: 'This page arrived damaged, so it was not opened. Try again, or use another network.',
    outdated:
      'An out-of-date copy of this page arrived, so it was not opened. Try again, or use another network.',
    again: 'Try again',
  },
  bn: {
    connection: 'পেজটি খোলা গেল না। ইন্টারনেট সংযোগ দেখুন।',
    damaged: 'পেজটি ক্ষতিগ্রস্ত অবস্থায় এসেছে, তাই খোলা হয়নি। আবার চেষ্টা করুন বা অন্য নেটওয়ার্ক ব্যবহার করুন।',
    outdated: 'পেজটির একটি পুরোনো কপি এসেছে, তাই খোলা হয়নি। আবার চেষ্টা করুন বা অন্য নেটওয়ার্ক ব্যবহার করুন।',
    again: 'আবার চেষ্টা করুন',
  },
  es: {
    connection: 'No se pudo cargar la página. Revisa tu conexión.',
    damaged: 'La página llegó dañada y no se abrió. Inténtalo de nuevo o usa otra red.',
    outdated:
      'Llegó una copia antigua de la página y no se abrió. Inténtalo de nuevo o usa otra red.',
    again: 'Reintentar',
  },
  ar: {
    connection: 'تعذّر تحميل الصفحة. تحقّق من اتصالك.',
    damaged: 'وصلت هذه الصفحة تالفة فلم تُفتح. أعد المحاولة أو استخدم شبكة أخرى.',
    outdated: 'وصلت نسخة قديمة من هذه الصفحة فلم تُفتح. أعد المحاولة أو استخدم شبكة أخرى.',
    again: 'أعد المحاولة',
  },
};

/**
 * Says that the page could not start and why, in place of an empty page; it is loaded again by a press, and by
 * itself with the line. If only a file is missing, the server-rendered page stays, so that it can be read meanwhile.
 */
export function showStartFailure(error: unknown): void {
  console.error(error);
  const { lang } = document.documentElement;
  const texts = words[isLanguage(lang) ? lang : 'en'];
  const text = document.createElement('p');
  text.textContent = texts[causeOf(error)];
  const button = document.createElement('button');
  button.textContent = texts.again;
  const reload = () => window.location.reload();
  button.addEventListener('click', reload);
  window.addEventListener('online', reload);
  const place = document.createElement('div');
  place.className = styles['failure'] ?? '';
  place.role = 'alert';
  place.append(text, button);
  if (!isFileMissing(error)) document.getElementById('root')?.replaceChildren();
  document.body.append(place);
}

function causeOf(error: unknown): Exclude<keyof Words, 'again'> {
  if (!(error instanceof UntrustedSite)) return 'connection';
  return error.reason === 'unsigned' ? 'damaged' : 'outdated';
}

/** Webpack's error name for a chunk that did not load. */
const isFileMissing = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
