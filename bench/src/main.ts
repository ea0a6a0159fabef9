import { writeFile } from 'node:fs/promises';
import { agentRows } from './agents.ts';
import { betRows } from './bets.ts';
import { bootRows } from './boot.ts';
import { callRows } from './calls.ts';
import { campaignRows } from './campaigns.ts';
import { fairnessRows } from './fairness.ts';
import { instantLotteryRows } from './instant-lottery.ts';
import { interactionRows } from './interaction.ts';
import { ledgerRows } from './ledger.ts';
import { lighthouseRows } from './lighthouse.ts';
import { lineRows } from './lines.ts';
import { lobbyRows } from './lobby.ts';
import { loginRows } from './logins.ts';
import { memberRows } from './members.ts';
import { pageRows } from './pages.ts';
import { balanceRows } from './reads.ts';
import { leaderboardRows } from './leaderboards.ts';
import { recordRows } from './records.ts';
import { reportRows } from './reports.ts';
import { printTable, ratioOf, type Row } from './row.ts';
import { selectionOf, type Selection } from './selection.ts';
import { settleRows } from './settle.ts';
import { sportsBookRows } from './sports-book.ts';
import { streamRows } from './streams.ts';
import { studioFrameRows } from './studio-frames.ts';
import { studioRtpRows } from './studio-rtp.ts';
import { walletRows } from './wallet.ts';

const parts: Readonly<Record<string, (isWanted: Selection, runs?: number) => Promise<Row[]>>> = {
  boot: bootRows,
  ledger: ledgerRows,
  bets: betRows,
  wallet: walletRows,
  lines: lineRows,
  settle: settleRows,
  streams: streamRows,
  fairness: fairnessRows,
  'instant-lottery': instantLotteryRows,
  balance: balanceRows,
  logins: loginRows,
  members: memberRows,
  reports: reportRows,
  records: recordRows,
  agents: agentRows,
  leaderboards: leaderboardRows,
  campaigns: campaignRows,
  lobby: lobbyRows,
  calls: callRows,
  pages: pageRows,
  lighthouse: lighthouseRows,
  interaction: interactionRows,
  'sports-book': sportsBookRows,
  'studio-rtp': studioRtpRows,
  'studio-frames': studioFrameRows,
};

/**
 * `bench [PART …] [--only WORD,WORD] [--runs N] [--json FILE]`: everything, the named parts, or some of their
 * cases.
 */
async function main(words: readonly string[]): Promise<void> {
  const file = after('--json', words);
  const isWanted = selectionOf(after('--only', words));
  const named = words.filter((word) => Object.hasOwn(parts, word));
  const runs = Number(after('--runs', words)) || undefined;
  const rows: Row[] = [];
  for (const name of named.length > 0 ? named : Object.keys(parts)) {
    console.log(`measuring: ${name}`);
    rows.push(...((await parts[name]?.(isWanted, runs)) ?? []));
  }
  if (rows.length === 0) throw new Error('No case has such a name: nothing was measured');
  printTable(rows);
  if (!file) return;
  const compared = rows.map((row) => ({ ...row, ratio: ratioOf(row) }));
  await writeFile(
    file,
    `${JSON.stringify({ takenAt: new Date().toISOString(), rows: compared }, null, 2)}\n`,
  );
}

function after(flag: string, words: readonly string[]): string | undefined {
  const at = words.indexOf(flag);
  return at >= 0 ? words[at + 1] : undefined;
}

await main(process.argv.slice(2));
