import { languageParameter, type Language } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';

/**
 * The address of a brand's page in a language. Without a parameter the page is in the visitor's language, and
 * for search engines, which ask for none, in the brand's default language.
 */
export function addressIn(
  language: Language,
  { defaultLanguage, origin }: Pick<Brand, 'defaultLanguage' | 'origin'>,
  path: string,
): string {
  const words = language === defaultLanguage ? '' : `?${languageParameter}=${language}`;
  return `${origin}${path === '/' ? '/' : encodeURI(path)}${words}`;
}
