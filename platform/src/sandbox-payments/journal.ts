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

const entry = z.discriminatedUnion('fact', [
  z.object({ fact: z.literal('created'), payment }),
  z.object({
    fact: z.literal('decided'),
    payment_id: z.string(),
    event_id: z.string(),
    state: z.enum(['paid', 'declined']),
  }),
  z.object({ fact: z.literal('delivered'), event_id: z.string() }),
]);

export type PaymentRecord = Readonly<z.infer<typeof payment>>;
export type Entry = z.infer<typeof entry>;

export interface Journal {
  /** What happened before this start, in order. */
  readonly past: readonly Entry[];
  /** Returns once the entry is on the disk. */
  write(entry: Entry): void;
  close(): void;
}

/** A journal in a file, one JSON line per fact, or in memory alone where no file is named. */
export function openJournal(file: string | null): Journal {
  if (file === null) return { past: [], write: () => undefined, close: () => undefined };
  mkdirSync(dirname(file), { recursive: true });
  const past = readJournal(file);
  const handle = openSync(file, 'a');
  return {
    past,
    write(fact) {
      writeSync(handle, `${JSON.stringify(fact)}\n`);
      fsyncSync(handle);
    },
    close: () => closeSync(handle),
  };
}

function readJournal(file: string): Entry[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  // A kill in the middle of a write leaves a line without its end: it was never promised to anybody.
  const whole = bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
  if (whole.length < bytes.length) truncateSync(file, whole.length);
  const lines = whole.toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => entry.parse(JSON.parse(line)));
}
