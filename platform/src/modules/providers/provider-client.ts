import {
  roundsPath,
  transactionsPath,
  type ProviderRound,
  type ProviderTransaction,
} from '@croupier/contracts';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { signedHeaders } from '../../http/signature.ts';
import { signingKeyOf, type Partner } from './partners.ts';
import { bookPage, roundAnswer, type BookPage } from './provider-answers.ts';
import { newToken } from './tokens.ts';

const timeoutMs = 5_000;
const pagesAtMost = 1_000;

export interface TimeSpan {
  readonly from: Date;
  readonly until: Date;
}

/** `silent`: not reached at all. `unreadable`: it answered, but the answer cannot be interpreted. */
export type ProviderAnswer<Value> =
  | { readonly state: 'answered'; readonly value: Value }
  | { readonly state: 'silent' | 'unreadable' };

export interface ProviderBook {
  readonly transactions: readonly ProviderTransaction[];
  /** Lines that could not be read. */
  readonly unreadable: number;
}

/** Reads a provider's statements about its own books. */
export interface ProviderClient {
  /** Asks for the state of one of its rounds. Never rejects. */
  round(
    partner: Partner,
    named: { readonly round: string; readonly user: string },
  ): Promise<ProviderAnswer<ProviderRound>>;
  /** Its transactions of a stretch of time; `null` where it does not show all of its pages. Never rejects. */
  transactions(partner: Partner, span: TimeSpan): Promise<ProviderBook | null>;
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
  ): Promise<ProviderAnswer<Value>> {
    const about = { partner: partner.id, path };
    const received = await receive(partner, path).catch((error: unknown) => {
      log.warn({ err: error, ...about }, 'a provider could not be reached for its books');
      return null;
    });
    if (!received) return { state: 'silent' };
    const read = received.isOk ? schema.safeParse(jsonOf(received.text)) : null;
    if (read?.success) return { state: 'answered', value: read.data };
    log.error(
      { ...about, status: received.status, why: read && z.prettifyError(read.error) },
      'what a provider answered of its books cannot be read',
    );
    return { state: 'unreadable' };
  }

  async function receive(partner: Partner, path: string) {
    const now = clock.now();
    const request = { method: 'GET', path, body: '' } as const;
    const answer = await fetch(`${partner.origin}${path}`, {
      headers: signedHeaders(request, signingKeyOf(partner, now), {
        now,
        nonce: newToken(random),
      }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    });
    return { isOk: answer.ok, status: answer.status, text: await answer.text() };
  }

  return {
    round: (partner, named) =>
      ask(
        partner,
        `${roundsPath}/${encodeURIComponent(named.round)}?${new URLSearchParams({ user: named.user })}`,
        roundAnswer(named),
      ),

    async transactions(partner, { from, until }) {
      const all: ProviderTransaction[] = [];
      let unreadable = 0;
      let after: string | null = null;
      for (let count = 0; count < pagesAtMost; count++) {
        const query = new URLSearchParams({
          from: from.toISOString(),
          until: until.toISOString(),
          ...(after !== null && { after }),
        });
        const answer: ProviderAnswer<BookPage> = await ask(
          partner,
          `${transactionsPath}?${query}`,
          bookPage,
        );
        if (answer.state !== 'answered') return null;
        const { value: page } = answer;
        all.push(...page.transactions);
        unreadable += page.unreadable;
        after = page.next;
        if (after === null) return { transactions: all, unreadable };
      }
      return null;
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
