import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { hasTexts, languageParameter, preferenceKeys } from '@croupier/contracts';
import { writePreference } from '../../http/cookies.ts';
import type { Brand } from '../brands/index.ts';

type Cookies = FastifyRequest['cookies'];

/** The request headers that decide a page's language: no cache may use the page for other values of them. */
export const languageHeaders = 'accept-language, cookie';

/**
 * The visitor's cookies, with the language of this page. The address has priority over the stored choice, and
 * the stored choice over the browser's languages. The language of the address is stored if the visitor has
 * chosen none, because the following pages do not name it. The browser's languages are read for every page
 * and never stored: they are not a choice made here.
 */
export function cookiesWithLanguage(
  brand: Brand,
  request: FastifyRequest,
  reply: FastifyReply,
): Cookies {
  const { cookies } = request;
  const hasChosen = preferenceKeys.languages.some((key) => cookies[key] !== undefined);
  const named = languageOfAddress(brand, request);
  if (named && !hasChosen)
    for (const key of preferenceKeys.languages) writePreference(reply, key, named);
  const tag = named ?? (hasChosen ? undefined : languageOfBrowser(brand, request));
  if (!tag) return cookies;
  return { ...cookies, ...Object.fromEntries(preferenceKeys.languages.map((key) => [key, tag])) };
}

/** The language that the address names, if the brand offers it. */
export function languageOfAddress({ languages }: Brand, { url }: FastifyRequest) {
  const query = new URL(url, 'http://site').searchParams;
  return languages.find((language) => language === query.get(languageParameter));
}

/** A longer list comes from no browser, and reading it would cost time. */
const longestHeader = 500;

/** The browser's best language among those that the brand has texts in. */
function languageOfBrowser(
  { languages, furtherLocales, defaultLanguage }: Brand,
  { headers }: FastifyRequest,
): string | undefined {
  const header = headers['accept-language'];
  if (!header || header.length > longestHeader) return undefined;
  const regions = furtherLocales.filter((tag) => hasTexts(tag, languages));
  // `*` means the first one.
  const offered = [...new Set([defaultLanguage, ...languages, ...regions])];
  return new Negotiator({ headers }).language(offered);
}
