import { createHash, randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import { isLanguage, type Language } from '@croupier/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sandboxClient } from './clients.ts';
import { identityPage, type AuthorizationRequest } from './identity-page.ts';
import type { SigningKey } from './signing-key.ts';

interface Dependencies {
  readonly key: SigningKey;
  readonly origin: () => string;
  readonly now: () => Date;
}

interface Grant extends AuthorizationRequest {
  readonly name: string;
  readonly email: string;
  readonly expires: number;
}

const codeLastsMs = 60_000;
const names = z.enum(['google', 'facebook', 'openid']);
const wanted = z.object({
  client_id: z.literal(sandboxClient.clientId),
  redirect_uri: z.url({ protocol: /^https?$/ }).max(500),
  response_type: z.literal('code'),
  state: z.string().max(500),
  nonce: z.string().max(500).default(''),
  code_challenge: z.string().min(43).max(128),
  code_challenge_method: z.literal('S256'),
  ui_locales: z.string().max(20).optional(),
});
const decision = wanted.extend({
  decision: z.enum(['agree', 'cancel']),
  name: z.string().trim().min(1).max(60),
});
const tokenForm = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string().default(''),
  client_id: z.string().default(''),
  client_secret: z.string().default(''),
});

/**
 * A sandbox OpenID Connect provider in place of Google, Facebook or another: authorization code, PKCE and a
 * signed id token. The visitor types any identity.
 */
export function openIdProvider({ key, origin, now }: Dependencies) {
  const grants = new Map<string, Grant>();
  const issuerOf = (name: string) => `${origin()}/identity/${name}`;

  return async (app: FastifyInstance) => {
    await app.register(formbody);

    app.get<{ Params: { name: string } }>(
      '/identity/:name/.well-known/openid-configuration',
      (request, reply) => {
        const name = names.safeParse(request.params.name);
        return name.success ? metadataOf(issuerOf(name.data)) : reply.code(404).send({});
      },
    );

    app.get('/identity/:name/jwks', () => key.published());

    app.get<{ Params: { name: string } }>('/identity/:name/authorize', (request, reply) => {
      const parsed = wanted.safeParse(request.query);
      const name = names.safeParse(request.params.name);
      if (!parsed.success || !name.success) return sendPage(reply.code(400), 'en', null);
      return sendPage(reply, languageOf(parsed.data.ui_locales), {
        ...parsed.data,
        provider: name.data,
      });
    });

    app.post<{ Params: { name: string } }>('/identity/:name/authorize', (request, reply) => {
      const form = decision.safeParse(request.body);
      const name = names.safeParse(request.params.name);
      if (!form.success || !name.success) return sendPage(reply.code(400), 'en', null);
      const back = new URL(form.data.redirect_uri);
      back.searchParams.set('state', form.data.state);
      if (form.data.decision === 'cancel') back.searchParams.set('error', 'access_denied');
      else back.searchParams.set('code', keepGrant({ ...form.data, provider: name.data }));
      return reply.redirect(back.href, 303);
    });

    app.post<{ Params: { name: string } }>('/identity/:name/token', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const form = tokenForm.safeParse(request.body);
      if (!form.success) return reply.code(400).send({ error: 'invalid_request' });
      const { client_id, client_secret } = form.data;
      if (client_id !== sandboxClient.clientId || client_secret !== sandboxClient.clientSecret)
        return reply.code(401).send({ error: 'invalid_client' });
      const grant = takeGrant(form.data);
      if (grant?.provider !== request.params.name)
        return reply.code(400).send({ error: 'invalid_grant' });
      return {
        access_token: randomBytes(24).toString('base64url'),
        token_type: 'Bearer',
        expires_in: 3_600,
        id_token: await key.sign(claimsOf(grant), now()),
      };
    });
  };

  function keepGrant(form: Omit<Grant, 'email' | 'expires'>): string {
    const code = randomBytes(24).toString('base64url');
    const email = `${form.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@sandbox.example`;
    grants.set(code, { ...form, email, expires: now().getTime() + codeLastsMs });
    return code;
  }

  /** A code serves once, with the address and the verifier that it was asked for with. */
  function takeGrant({ code, redirect_uri, code_verifier }: z.infer<typeof tokenForm>) {
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const isIts = grant?.redirect_uri === redirect_uri && grant.code_challenge === challenge;
    return isIts && grant.expires > now().getTime() ? grant : null;
  }

  function claimsOf({ provider, name, email, nonce, client_id }: Grant) {
    return {
      iss: issuerOf(provider),
      aud: client_id,
      // The same name is the same person at the next visit.
      sub: createHash('sha256')
        .update(`${provider} ${name.toLowerCase()}`)
        .digest('hex')
        .slice(0, 24),
      nonce,
      name,
      email,
      email_verified: true,
    };
  }
}

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: ['openid', 'email', 'profile'],
});

const languageOf = (asked = 'en'): Language => (isLanguage(asked) ? asked : 'en');

function sendPage(
  reply: FastifyReply,
  language: Language,
  asked: AuthorizationRequest | null,
): FastifyReply {
  // The form's answer leads back to the site: browsers hold redirects of a form to `form-action`, too.
  const back = asked ? ` ${new URL(asked.redirect_uri).origin}` : '';
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self'${back}; frame-ancestors 'none'; base-uri 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(identityPage(language, asked));
}
