import { isLanguage, type Language } from '@croupier/contracts';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { sandboxFactorKey } from './authenticator-key.ts';
import { authenticatorTexts } from './authenticator-texts.ts';
import { escape, page } from './page.ts';

const stepS = 30;
const keyForm = /^[A-Z2-7]{16,64}$/;

interface AuthenticatorQuery {
  readonly key?: string;
  readonly lang?: string;
}

/** An authenticator app for people who try the demo without a phone: shows the code of a key, and keeps none. */
export function authenticatorEndpoint(now: () => Date) {
  return async (app: FastifyInstance) => {
    app.get<{ Querystring: AuthenticatorQuery }>('/authenticator', (request, reply) => {
      const { key: asked = sandboxFactorKey, lang = 'en' } = request.query;
      const key = asked.replaceAll(/\s/g, '').toUpperCase();
      return reply
        .headers({
          'content-security-policy':
            "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
        .type('text/html; charset=utf-8')
        .send(authenticatorPage(key, isLanguage(lang) ? lang : 'en', now()));
    });
  };
}

/** Works without a script: the page reloads itself when the code expires. */
function authenticatorPage(key: string, language: Language, now: Date): string {
  const texts = authenticatorTexts[language];
  const timestamp = now.getTime();
  const isKey = keyForm.test(key);
  const leftS = stepS - (Math.floor(timestamp / 1_000) % stepS);
  const code = isKey ? new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp }) : '';
  const shown = isKey
    ? `<p class="label" id="code">${escape(texts.code)}</p>
      <p class="amount" aria-labelledby="code"><bdi>${code}</bdi></p>
      <p>${escape(texts.left(leftS))}</p>`
    : `<p class="outcome" role="alert">${escape(texts.wrongKey)}</p>`;
  return page(language, {
    title: texts.title,
    ...(isKey ? { refreshS: leftS } : {}),
    content: `<p>${escape(texts.lead)}</p>
      ${shown}
      <form method="get" action="/authenticator">
        <input type="hidden" name="lang" value="${language}">
        <label>${escape(texts.key)} <input name="key" required value="${escape(key)}" dir="ltr" autocomplete="off" spellcheck="false"></label>
        <button>${escape(texts.show)}</button>
      </form>`,
  });
}
