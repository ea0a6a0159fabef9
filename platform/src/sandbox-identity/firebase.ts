import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sandboxProject } from './clients.ts';
import type { SigningKey } from './signing-key.ts';

interface Dependencies {
  readonly key: SigningKey;
  readonly now: () => Date;
}

interface Session {
  readonly phoneNumber: string;
  readonly code: string;
  readonly expires: number;
}

const sessionLastsMs = 5 * 60_000;
const sendForm = z.object({ phoneNumber: z.string().regex(/^\+[1-9]\d{6,14}$/) });
const lookupForm = z.object({ idToken: z.string() });
const signInForm = z.object({ sessionInfo: z.string(), code: z.string() });

/** An error as Google's identity API words it. */
const refusal = (message: string) => ({
  error: { code: 400, message, status: 'INVALID_ARGUMENT' },
});

/** Where the Firebase library finds the identity API of an emulator. */
const api = '/identitytoolkit.googleapis.com';

/**
 * Emulates the REST calls of Firebase phone authentication: sends a code, and signs an id token for the browser that
 * repeats it. No message leaves the machine: `GET /firebase/codes` shows the codes.
 */
export function firebaseEmulator({ key, now }: Dependencies) {
  const sessions = new Map<string, Session>();

  return async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, next) => {
      // Browsers call it from pages of the site, with headers of the Firebase library.
      if (request.url.startsWith(`${api}/`))
        reply.headers({
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'access-control-allow-methods': 'GET, POST',
        });
      next();
    });

    app.options(`${api}/*`, (_request, reply) => reply.code(204).send());

    // An emulator asks for no proof that a person is at the page.
    app.get(`${api}/v1/recaptchaParams`, () => ({ recaptchaSiteKey: 'sandbox' }));
    app.get(`${api}/v2/recaptchaConfig`, () => ({
      recaptchaKey: 'projects/sandbox/keys/sandbox',
      recaptchaEnforcementState: [],
    }));

    app.get('/firebase/jwks', () => key.published());

    app.get('/firebase/codes', () =>
      [...sessions.values()]
        .filter(({ expires }) => expires > now().getTime())
        .map(({ phoneNumber, code }) => ({ phoneNumber, code }))
        .toReversed(),
    );

    app.post<{ Params: { call: string }; Querystring: { key?: string } }>(
      `${api}/v1/:call`,
      async (request, reply) => {
        if (request.query.key !== sandboxProject.apiKey)
          return reply.code(400).send(refusal('API_KEY_INVALID'));
        const { call } = request.params;
        if (call === 'accounts:sendVerificationCode') {
          const form = sendForm.safeParse(request.body);
          if (!form.success) return reply.code(400).send(refusal('INVALID_PHONE_NUMBER'));
          return { sessionInfo: begin(form.data.phoneNumber) };
        }
        if (call === 'accounts:lookup') return lookup(request.body, reply);
        if (call !== 'accounts:signInWithPhoneNumber')
          return reply.code(404).send(refusal('NOT_FOUND'));
        const form = signInForm.safeParse(request.body);
        const session = form.success ? sessions.get(form.data.sessionInfo) : undefined;
        if (!form.success || !session) return reply.code(400).send(refusal('INVALID_SESSION_INFO'));
        if (session.expires <= now().getTime())
          return reply.code(400).send(refusal('SESSION_EXPIRED'));
        if (session.code !== form.data.code) return reply.code(400).send(refusal('INVALID_CODE'));
        sessions.delete(form.data.sessionInfo);
        const { phoneNumber } = session;
        const claims = claimsOf(phoneNumber);
        return {
          idToken: await key.sign(claims, now()),
          refreshToken: randomBytes(24).toString('base64url'),
          expiresIn: '3600',
          localId: claims.sub,
          phoneNumber,
        };
      },
    );
  };

  /** The account of an id token, which the library reads after a sign-in. */
  async function lookup(body: unknown, reply: FastifyReply) {
    const form = lookupForm.safeParse(body);
    const claims = form.success ? await key.verified(form.data.idToken, now()) : null;
    if (!claims) return reply.code(400).send(refusal('INVALID_ID_TOKEN'));
    return { users: [{ localId: claims.sub, phoneNumber: claims['phone_number'] }] };
  }

  function begin(phoneNumber: string): string {
    const sessionInfo = randomBytes(24).toString('base64url');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    sessions.set(sessionInfo, { phoneNumber, code, expires: now().getTime() + sessionLastsMs });
    return sessionInfo;
  }

  function claimsOf(phoneNumber: string) {
    return {
      iss: `https://securetoken.google.com/${sandboxProject.projectId}`,
      aud: sandboxProject.projectId,
      sub: createHash('sha256').update(phoneNumber).digest('hex').slice(0, 28),
      auth_time: Math.floor(now().getTime() / 1_000),
      phone_number: phoneNumber,
    };
  }
}
