import { createApp } from '@croupier/platform/app';
import { coreOf } from '@croupier/platform/core-of';
import { readConfig } from '@croupier/platform/config';
import { plantBrands } from '@croupier/platform/demo/brands';
import { run } from '@croupier/platform/running';
import { model } from './member-crowd.ts';

/** The platform's calls and nothing else, with one member to make a crowd of. Prints its address. */
async function main(): Promise<void> {
  const secret = 'no server but the one of the bench knows it';
  const read = readConfig({
    ...process.env,
    ROLE: 'api',
    PORT: '4825',
    HOST: '127.0.0.1',
    // Each request of the crowd comes from an address of its own.
    TRUST_PROXY: '127.0.0.1',
    STUDIO_SECRET: secret,
    PAYMENTS_SECRET: secret,
    KEYS_SECRET: secret,
    LOG_LEVEL: 'error',
  });
  if (!read.ok) throw new Error(read.faults.join('; '));
  const core = coreOf(read.config);
  const app = await createApp(core);
  await plantBrands(app.modules);
  await app.modules.identity.enrol({ ...model, brand: 'padma', type: 0, upline: null });
  const { address } = await run(core, app);
  process.stdout.write(`${address}\n`);
}

await main();
