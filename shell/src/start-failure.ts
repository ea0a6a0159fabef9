import { isLanguage, type Language } from '@croupier/contracts';
import styles from './start-failure.module.css';

/** The only words outside of the text files: they are for when those files cannot be had. */
const words: Readonly<Record<Language, { readonly text: string; readonly again: string }>> = {
  en: { text: 'The page could not be loaded. Check your connection.', again: 'Try again' },
  bn: { text: 'পেজটি খোলা গেল না। ইন্টারনেট সংযোগ দেখুন।', again: 'আবার চেষ্টা করুন' },
  es: { text: 'No se pudo cargar la página. Revisa tu conexión.', again: 'Reintentar' },
  ar: { text: 'تعذّر تحميل الصفحة. تحقّق من اتصالك.', again: 'أعد المحاولة' },
};

/**
 * Says that the page could not start, in place of an empty page; it is loaded again by a press, and by itself
 * with the line. What the server drew stays where nothing but a file is missing: it can be read meanwhile.
 */
export function showStartFailure(error: unknown): void {
  console.error(error);
  const { lang } = document.documentElement;
  const { text, again } = words[isLanguage(lang) ? lang : 'en'];
  const said = document.createElement('p');
  said.textContent = text;
  const button = document.createElement('button');
  button.textContent = again;
  const reload = () => window.location.reload();
  button.addEventListener('click', reload);
  window.addEventListener('online', reload);
  const place = document.createElement('div');
  place.className = styles['failure'] ?? '';
  place.role = 'alert';
  place.append(said, button);
  if (!isFileMissing(error)) document.getElementById('root')?.replaceChildren();
  document.body.append(place);
}

/** Webpack's name for a chunk that did not come. */
const isFileMissing = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
