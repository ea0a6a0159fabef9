import { createHash } from 'node:crypto';
import type { DrawId } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import { linesInOrder } from './seal.store.ts';

const linesAtOnce = 5_000;

/** SHA-256 over every accepted line of a draw, by ticket and line number, one text per line. */
export async function sealLines(
  db: Db['read'],
  drawId: DrawId,
): Promise<{ hash: string; lines: bigint }> {
  const hash = createHash('sha256');
  let lines = 0n;
  let after = { ticketId: '', lineNo: 0 };
  for (;;) {
    const page = await linesInOrder(db, { drawId, after, limit: linesAtOnce });
    for (const { text } of page) hash.update(`${text}\n`);
    lines += BigInt(page.length);
    const last = page.at(-1);
    if (!last || page.length < linesAtOnce) return { hash: hash.digest('hex'), lines };
    after = { ticketId: last.ticket_id, lineNo: last.line_no };
  }
}
