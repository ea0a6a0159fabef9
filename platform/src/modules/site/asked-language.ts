import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageParameter, preferenceKeys } from '@croupier/contracts';
import { keepPreference } from '../../http/cookies.ts';
import type { Brand } from '../brands/index.ts';

type Cookies = FastifyRequest['cookies'];

/**
 * The visitor's cookies. If the address names a language of the brand and the visitor has chosen none, the
 * language is added and stored, because the following pages do not name it.
 */
export function cookiesWithLanguage(
  { languages }: Brand,
  request: FastifyRequest,
  reply: FastifyReply,
): Cookies {
  const { cookies } = request;
  if (preferenceKeys.languages.some((key) => cookies[key] !== undefined)) return cookies;
  const query = new URL(request.url, 'http://site').searchParams;
  const asked = languages.find((language) => language === query.get(languageParameter));
  if (!asked) return cookies;
  for (const key of preferenceKeys.languages) keepPreference(reply, key, asked);
  return { ...cookies, ...Object.fromEntries(preferenceKeys.languages.map((key) => [key, asked])) };
}
