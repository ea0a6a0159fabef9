import type { ProviderRound, ProviderTransaction } from '@croupier/contracts';
import { z } from 'zod';

const name = z.string().min(1).max(128);
/** What may be left out may also be `null`. */
const optional = <Value>(schema: z.ZodType<Value>) =>
  schema.nullish().transform((value) => value ?? undefined);

const known = z
  .object({
    transaction_uuid: name,
    kind: z.enum(['bet', 'win']),
    state: z.enum(['done', 'cancelled']),
    user: name,
    round: name,
    game_code: name,
    currency: z.string().regex(/^[A-Z]{3}$/),
    amount: z
      .union([z.string().regex(/^\d{1,16}$/), z.int().min(0).max(Number.MAX_SAFE_INTEGER)])
      .transform(String),
    reference_transaction_uuid: optional(name),
    round_closed: optional(z.boolean()),
    at: z.iso.datetime({ offset: true }),
  })
  .transform(
    ({ reference_transaction_uuid: reference, round_closed, ...rest }): ProviderTransaction => ({
      ...rest,
      ...(reference !== undefined && { reference_transaction_uuid: reference }),
      ...(round_closed !== undefined && { round_closed }),
    }),
  );

/** Whether and how a round ended, for one player. Only a round that is over needs its transactions. */
export function roundAnswer(asked: {
  readonly round: string;
  readonly user: string;
}): z.ZodType<ProviderRound> {
  return z
    .object({
      round: z.literal(asked.round),
      state: z.enum(['open', 'completed', 'cancelled']),
      transactions: z.array(known).max(1_000).nullish(),
    })
    .refine(({ state, transactions }) => state !== 'completed' || transactions, {
      error: 'a completed round needs its transactions',
    })
    .transform(({ transactions, ...rest }) => ({ ...rest, transactions: transactions ?? [] }))
    .refine(({ transactions }) => transactions.every(({ user }) => user === asked.user), {
      error: 'a transaction is of another player',
    });
}

/** A page of a provider's book: a line that cannot be read does not hide the others. */
export interface BookPage {
  readonly transactions: readonly ProviderTransaction[];
  readonly unreadable: number;
  readonly next: string | null;
}

export const bookPage: z.ZodType<BookPage> = z
  .object({ transactions: z.array(z.unknown()).max(5_000), next: optional(name) })
  .transform(({ transactions: lines, next = null }) => {
    const transactions = lines.flatMap((line) => known.safeParse(line).data ?? []);
    return { transactions, unreadable: lines.length - transactions.length, next };
  });
