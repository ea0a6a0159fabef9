import {
  roundsPath,
  transactionsPath,
  type ProviderRound,
  type ProviderTransaction,
  type ProviderTransactionPage,
} from '@croupier/contracts';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { signedHeaders } from '../../http/signature.ts';
import { signingKeyOf, type Partner } from './partners.ts';
import { newToken } from './tokens.ts';

const name = z.string().min(1).max(128);
const transaction = z.object({
  transaction_uuid: name,
  kind: z.enum(['bet', 'win']),
  state: z.enum(['done', 'cancelled']),
  user: name,
  round: name,
  game_code: name,
  currency: z.string().regex(/^[A-Z]{3}$/),
  amount: z.string().regex(/^\d{1,16}$/),
  reference_transaction_uuid: name.exactOptional(),
  round_closed: z.boolean().exactOptional(),
  at: z.iso.datetime(),
}) satisfies z.ZodType<ProviderTransaction>;

const round: z.ZodType<ProviderRound> = z.object({
  round: name,
  state: z.enum(['open', 'completed', 'cancelled']),
  transactions: z.array(transaction).max(1_000),
});

const page: z.ZodType<ProviderTransactionPage> = z.object({
  transactions: z.array(transaction).max(5_000),
  next: name.nullable(),
});

const timeoutMs = 5_000;
const pagesAtMost = 1_000;

export interface Stretch {
  readonly from: Date;
  readonly until: Date;
}

/** What a provider says of its own books. */
export interface ProviderClient {
  /** `null` where it does not say: no answer, or none that can be read. Never rejects. */
  round(
    partner: Partner,
    named: { readonly round: string; readonly user: string },
  ): Promise<ProviderRound | null>;
  /** Its transactions of a stretch of time; `null` where it does not say all of them. Never rejects. */
  transactions(partner: Partner, stretch: Stretch): Promise<readonly ProviderTransaction[] | null>;
}

export function createProviderClient({
  clock,
  random,
  log,
}: Pick<Core, 'clock' | 'random' | 'log'>): ProviderClient {
  async function ask<Value>(
    partner: Partner,
    path: string,
    schema: z.ZodType<Value>,
  ): Promise<Value | null> {
    const now = clock.now();
    const request = { method: 'GET', path, body: '' } as const;
    try {
      const answer = await fetch(`${partner.origin}${path}`, {
        headers: signedHeaders(request, signingKeyOf(partner, now), {
          now,
          nonce: newToken(random),
        }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      return answer.ok ? schema.parse(await answer.json()) : null;
    } catch (error) {
      log.warn({ err: error, partner: partner.id, path }, 'a provider did not show its books');
      return null;
    }
  }

  return {
    round: (partner, { round: id, user }) =>
      ask(
        partner,
        `${roundsPath}/${encodeURIComponent(id)}?${new URLSearchParams({ user })}`,
        round,
      ),

    async transactions(partner, { from, until }) {
      const all: ProviderTransaction[] = [];
      let after: string | null = null;
      for (let count = 0; count < pagesAtMost; count++) {
        const query = new URLSearchParams({
          from: from.toISOString(),
          until: until.toISOString(),
          ...(after !== null && { after }),
        });
        const answer: ProviderTransactionPage | null = await ask(
          partner,
          `${transactionsPath}?${query}`,
          page,
        );
        if (!answer) return null;
        all.push(...answer.transactions);
        after = answer.next;
        if (after === null) return all;
      }
      return null;
    },
  };
}
