import { writeFile } from 'node:fs/promises';
import { betRows } from './bets.ts';
import { bootRows } from './boot.ts';
import { callRows } from './calls.ts';
import { fairnessRows } from './fairness.ts';
import { interactionRows } from './interaction.ts';
import { ledgerRows } from './ledger.ts';
import { lighthouseRows } from './lighthouse.ts';
import { lineRows } from './lines.ts';
import { lobbyRows } from './lobby.ts';
import { loginRows } from './logins.ts';
import { pageRows } from './pages.ts';
import { balanceRows } from './reads.ts';
import { printTable, ratioOf, type Row } from './row.ts';
import { settleRows } from './settle.ts';
import { streamRows } from './streams.ts';
import { studioFrameRows } from './studio-frames.ts';
import { studioRtpRows } from './studio-rtp.ts';
import { walletRows } from './wallet.ts';

const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  boot: bootRows,
  ledger: ledgerRows,
  bets: betRows,
  wallet: walletRows,
  lines: lineRows,
  settle: settleRows,
  streams: streamRows,
  fairness: fairnessRows,
  balance: balanceRows,
  logins: loginRows,
  lobby: lobbyRows,
  calls: callRows,
  pages: pageRows,
  lighthouse: lighthouseRows,
  interaction: interactionRows,
  'studio-rtp': studioRtpRows,
  'studio-frames': studioFrameRows,
};

/** `bench [PART …] [--json FILE]`: everything, or the parts named. */
async function main(words: readonly string[]): Promise<void> {
  const at = words.indexOf('--json');
  const file = at >= 0 ? words[at + 1] : undefined;
  const named = words.filter((word) => Object.hasOwn(parts, word));
  const rows: Row[] = [];
  for (const name of named.length > 0 ? named : Object.keys(parts)) {
    console.log(`measuring: ${name}`);
    rows.push(...((await parts[name]?.()) ?? []));
  }
  printTable(rows);
  if (!file) return;
  const told = rows.map((row) => ({ ...row, ratio: ratioOf(row) }));
  await writeFile(
    file,
    `${JSON.stringify({ takenAt: new Date().toISOString(), rows: told }, null, 2)}\n`,
  );
}

await main(process.argv.slice(2));
