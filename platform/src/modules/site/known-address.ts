import { languageParameter, type Language } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';

type Addressed = Pick<Brand, 'defaultLanguage' | 'settings'>;

/** Origin that the world knows the brand by: the first of its web addresses, else the one asked for. */
export function knownOrigin({ settings }: Addressed, asked: string): string {
  const main = settings.delivery.routes.find(({ resourceType }) => resourceType === 'WEB');
  return main ? new URL(main.url).origin : asked;
}

interface Place {
  readonly origin: string;
  readonly path: string;
}

/** The address of a page in a language. Without a word about it the page is in the brand's own. */
export function addressIn(
  language: Language,
  { defaultLanguage }: Addressed,
  { origin, path }: Place,
): string {
  const words = language === defaultLanguage ? '' : `?${languageParameter}=${language}`;
  return `${origin}${path === '/' ? '/' : encodeURI(path)}${words}`;
}
