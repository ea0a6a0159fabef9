import { freeRoundsPath } from '@croupier/contracts';
import { takeNonce } from '@croupier/provider/nonces';
import { signedNonce } from '@croupier/provider/signature';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Provider } from '../providers/provider.ts';
import { saveFreeRounds } from '../rounds/free-rounds.store.ts';
import { takesFreeRounds } from '../rounds/free-rounds.ts';
import type { SignedReads } from './signed-reads.ts';

const name = z.string().min(1).max(128);
const news = z.object({
  reward_uuid: name,
  revision: z.int().min(1),
  state: z.enum(['active', 'cancelled', 'expired']),
  user: name,
  game_code: name.nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  rounds: z.int().min(1),
  left: z.int().min(0),
  stake: z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(BigInt),
  expires_at: z.iso.datetime().transform((text) => new Date(text)),
});

/** What the platform grants to players of ours, and takes back; signed over the raw body. */
export function serveFreeRounds(
  server: FastifyInstance,
  { gameByCode }: Pick<Provider, 'gameByCode'>,
  { db, key, now }: SignedReads,
): void {
  void server.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(freeRoundsPath, async ({ headers, body }, reply) => {
      const text = typeof body === 'string' ? body : '';
      const signed = { method: 'POST' as const, path: freeRoundsPath, body: text };
      const nonce = signedNonce(signed, headers, { key, now: now() });
      const isFirst = nonce !== null && (await takeNonce(db.read, { nonce, now: now() }));
      if (!isFirst) return reply.code(401).send({ code: 'signature-refused' });
      const read = news.safeParse(parseJson(text));
      if (!read.success) return reply.code(400).send({ code: 'unreadable' });
      const { user, left, stake, game_code, ...terms } = read.data;
      const game = game_code === null ? null : gameByCode(game_code);
      const isPlayable = game_code === null || (game !== null && takesFreeRounds(game));
      if (!isPlayable) return reply.code(422).send({ code: 'no-free-rounds-here' });
      const row = { ...terms, game_code, player: user, remaining: left, stake_units: stake };
      await saveFreeRounds(db.read, row);
      return { ok: true };
    });
    ready();
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
