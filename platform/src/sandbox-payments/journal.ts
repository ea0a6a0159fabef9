import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const payment = z.object({
  payment_id: z.string(),
  reference: z.string(),
  amount: z.string(),
  currency: z.string(),
  webhook_url: z.string(),
  return_url: z.string(),
  language: z.string(),
  expires_at: z.string(),
});

const payout = z.object({
  payout_id: z.string(),
  reference: z.string(),
  amount: z.string(),
  currency: z.string(),
  method: z.string(),
  payee: z.string(),
  account: z.record(z.string(), z.string()),
  webhook_url: z.string(),
});

const payoutWord = z.object({
  fact: z.literal('payout-said'),
  payout_id: z.string(),
  event_id: z.string(),
  state: z.enum(['accepted', 'paid', 'failed']),
});

const transfer = z.object({
  event_id: z.string(),
  bank_reference: z.string(),
  transfer_code: z.string(),
  payer: z.string(),
  amount: z.string(),
  currency: z.string(),
});

const entry = z.discriminatedUnion('fact', [
  z.object({ fact: z.literal('created'), payment }),
  z.object({
    fact: z.literal('decided'),
    payment_id: z.string(),
    event_id: z.string(),
    state: z.enum(['paid', 'declined']),
  }),
  z.object({ fact: z.literal('delivered'), event_id: z.string() }),
  z.object({ fact: z.literal('payout-created'), payout }),
  payoutWord,
  z.object({ fact: z.literal('transfer-arrived'), transfer }),
]);

export type PaymentRecord = Readonly<z.infer<typeof payment>>;
export type PayoutRecord = Readonly<z.infer<typeof payout>>;
export type PayoutWord = Readonly<z.infer<typeof payoutWord>>;
export type Entry = z.infer<typeof entry>;

export interface Journal {
  /** Entries from before this start, in order. */
  readonly past: readonly Entry[];
  /** Returns after the entry is on disk. */
  write(entry: Entry): void;
  /** Whether a merchant has accepted a notice. */
  isDelivered(eventId: string): boolean;
  close(): void;
}

/** A journal in a file, one JSON line per entry, or in memory only without a file. */
export function openJournal(file: string | null): Journal {
  if (file === null)
    return journalOf(
      [],
      () => undefined,
      () => undefined,
    );
  mkdirSync(dirname(file), { recursive: true });
  const past = readJournal(file);
  const handle = openSync(file, 'a');
  return journalOf(
    past,
    (fact) => {
      writeSync(handle, `${JSON.stringify(fact)}\n`);
      fsyncSync(handle);
    },
    () => closeSync(handle),
  );
}

function journalOf(
  past: readonly Entry[],
  keep: (entry: Entry) => void,
  close: () => void,
): Journal {
  const delivered = new Set<string>();
  const note = (one: Entry) => {
    if (one.fact === 'delivered') delivered.add(one.event_id);
  };
  past.forEach(note);
  return {
    past,
    close,
    isDelivered: (eventId) => delivered.has(eventId),
    write(one) {
      keep(one);
      note(one);
    },
  };
}

function readJournal(file: string): Entry[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  // A kill during a write leaves a line without an end; its entry was never acknowledged.
  const whole = bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
  if (whole.length < bytes.length) truncateSync(file, whole.length);
  const lines = whole.toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => entry.parse(JSON.parse(line)));
}
