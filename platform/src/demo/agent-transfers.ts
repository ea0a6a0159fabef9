import type { AgentTransfers } from '../modules/agent-transfers/index.ts';
import { wholeUnits } from './cashier-seeds.ts';

/**
 * What agents of Padma may send along their line. Verano has a strict compliance profile, under which transfers
 * between accounts are off.
 */
const settings = [{ brand: 'padma', min: 100, max: 20_000, daily: 50_000 }];

export async function seedAgentTransfers({
  agentTransfers,
}: {
  readonly agentTransfers: AgentTransfers;
}): Promise<void> {
  for (const { brand, min, max, daily } of settings)
    await agentTransfers.addSettings({
      brand,
      min_units: wholeUnits(min),
      max_units: wholeUnits(max),
      daily_units: wholeUnits(daily),
    });
}
