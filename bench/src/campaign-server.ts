import { createJobRunner } from '@croupier/platform/jobs/index';
import { campaignsJobs } from '@croupier/platform/modules/campaigns/index';
import { reportsJobs } from '@croupier/platform/modules/reports/index';
import { openLedger } from './bench-ledger.ts';
import { campaignsOf } from './campaign-world.ts';

/**
 * A node with the jobs of the reports and, if CAMPAIGNS is "on", those of the campaigns. It writes a line when it
 * has started and runs until it is ended.
 */
async function main(url: string, hasCampaigns: boolean): Promise<void> {
  const { core, ledger } = openLedger(url);
  const { campaigns, reports } = campaignsOf(core, ledger);
  const runner = createJobRunner(core, [
    ...reportsJobs(core, { reports }),
    ...(hasCampaigns ? campaignsJobs({ campaigns }) : []),
  ]);
  process.once('SIGTERM', () => void stop());
  async function stop(): Promise<void> {
    await runner.stop();
    await core.db.close();
  }
  runner.start();
  process.stdout.write('started\n');
}

await main(process.env['DATABASE_URL'] ?? '', process.env['CAMPAIGNS'] === 'on');
