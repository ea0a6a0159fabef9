import {
  captchaSoundPath,
  isLanguage,
  socialCallbackPath,
  socialStartPath,
} from '@croupier/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { dropCookie, writeCookie, readCookie, VisitCookies } from '../../http/cookies.ts';
import { sendProblem } from '../../http/problems.ts';
import type { RequestSessions } from '../../http/request-sessions.ts';
import type { Brand } from '../brands/index.ts';
import { finishSocialSignIn, withSocialError, type SocialUses } from './social-visit.ts';
import { hostOf } from '../../http/request-host.ts';

/** Sent along when the provider's page leads back here, gone with the flow. */
const flowCookie = 'croupier-social';
const flowS = 10 * 60;

interface Dependencies extends SocialUses {
  readonly sessions: Pick<RequestSessions, 'openBrandOf' | 'memberOf'>;
}

type ToProvider = { Params: { provider: string } };

/** What a browser opens directly: a captcha's sound, and the redirects to a provider and back. */
export function verificationEndpoints(uses: Dependencies): FastifyPluginAsync {
  const { verification, sessions } = uses;
  const signedIn = async (request: FastifyRequest) =>
    (await sessions.memberOf(request))?.id ?? null;

  return async (app) => {
    app.get<{ Params: { id: string }; Querystring: { language?: string } }>(
      captchaSoundPath,
      async (request, reply) => {
        const brand = await sessions.openBrandOf(request);
        if (!brand) return sendProblem(reply, 'unknown-brand');
        const { language } = request.query;
        const sound = await verification.captcha.sound({
          brand: brand.code,
          id: request.params.id,
          language: isLanguage(language) ? language : brand.defaultLanguage,
        });
        if (!sound) return sendProblem(reply, 'not-found', { detail: 'Fetch a new captcha.' });
        return reply.header('cache-control', 'no-store').type('audio/wav').send(sound);
      },
    );

    app.get<ToProvider & { Querystring: { return?: string; link?: string } }>(
      socialStartPath,
      async (request, reply) => {
        const brand = await sessions.openBrandOf(request);
        const flow = brand && (await verification.socialFlow(brand.code, request.params.provider));
        if (!brand || !flow) return sendProblem(reply, brand ? 'not-found' : 'unknown-brand');
        const returnPath = ownPath(request.query.return);
        try {
          const { url, cookie } = await flow.begin({
            brand: brand.code,
            callbackUrl: callbackOf(brand, request).href,
            returnPath,
            linkTo: request.query.link === '1' ? await signedIn(request) : null,
          });
          writeCookie(reply, flowCookie, cookie, { maxAgeS: flowS });
          return await goTo(reply, url.href);
        } catch (error) {
          uses.log.warn({ err: error }, 'a provider of sign-ins cannot be reached');
          return goTo(reply, withSocialError(returnPath, 'failed'));
        }
      },
    );

    app.get<ToProvider>(socialCallbackPath, async (request, reply) => {
      const brand = await sessions.openBrandOf(request);
      if (!brand) return sendProblem(reply, 'unknown-brand');
      const callback = callbackOf(brand, request);
      callback.search = new URL(request.url, callback).search;
      dropCookie(reply, flowCookie);
      const path = await finishSocialSignIn(uses, request.params.provider, {
        visitor: {
          brand,
          cookies: new VisitCookies(request, reply),
          ip: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
        },
        signedIn: await signedIn(request),
        callback,
        cookie: readCookie(request, flowCookie),
      });
      return goTo(reply, path);
    });
  };
}

/** The provider's redirect address: on the brand's origin where the flow started, which has the cookie. */
function callbackOf(brand: Brand, request: FastifyRequest<ToProvider>): URL {
  const path = socialCallbackPath.replace(':provider', request.params.provider);
  return new URL(path, brand.originAt(request.protocol, hostOf(request)));
}

const anyOrigin = 'http://site.invalid';

/** Always a path of this site, whatever was requested. */
function ownPath(asked: string | undefined): string {
  if (!asked || asked.length > 500 || !URL.canParse(asked, anyOrigin)) return '/';
  const url = new URL(asked, anyOrigin);
  return url.origin === anyOrigin ? `${url.pathname}${url.search}` : '/';
}

const goTo = (reply: FastifyReply, url: string) =>
  reply.header('cache-control', 'no-store').redirect(url, 303);
