import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sandboxProject } from './clients.ts';
import type { SigningKey } from './signing-key.ts';

interface Uses {
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
const signInForm = z.object({ sessionInfo: z.string(), code: z.string() });

/** An error as Google's identity API words it. */
const refusal = (message: string) => ({
  error: { code: 400, message, status: 'INVALID_ARGUMENT' },
});

/**
 * Plays the REST calls of Firebase phone authentication: sends a code, and signs an id token for whoever repeats it.
 * No message leaves: `GET /firebase/codes` shows what would have.
 */
export function firebaseDoor({ key, now }: Uses) {
  const sessions = new Map<string, Session>();

  return async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, next) => {
      // The browser asks from the site's pages.
      if (request.url.startsWith('/firebase/v1/')) reply.header('access-control-allow-origin', '*');
      next();
    });

    app.get('/firebase/jwks', () => key.published());

    app.get('/firebase/codes', () =>
      [...sessions.values()]
        .filter(({ expires }) => expires > now().getTime())
        .map(({ phoneNumber, code }) => ({ phoneNumber, code }))
        .toReversed(),
    );

    app.post<{ Params: { call: string }; Querystring: { key?: string } }>(
      '/firebase/v1/:call',
      async (request, reply) => {
        if (request.query.key !== sandboxProject.apiKey)
          return reply.code(400).send(refusal('API_KEY_INVALID'));
        const { call } = request.params;
        if (call === 'accounts:sendVerificationCode') {
          const form = sendForm.safeParse(request.body);
          if (!form.success) return reply.code(400).send(refusal('INVALID_PHONE_NUMBER'));
          return { sessionInfo: begin(form.data.phoneNumber) };
        }
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
        return { idToken: await key.sign(claimsOf(phoneNumber), now()), phoneNumber };
      },
    );
  };

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
