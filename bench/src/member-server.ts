import { createApp, type Modules } from '@croupier/platform/app';
import { coreOf } from '@croupier/platform/core-of';
import { readConfig } from '@croupier/platform/config';
import { run } from '@croupier/platform/running';
import { model } from './member-crowd.ts';

/** A brand that requires no proof of work: the visitor's machine is not measured. */
const house: Parameters<Modules['brands']['add']>[0] = {
  code: 'bench',
  name: 'Bench',
  hosts: ['127.0.0.1', 'localhost'],
  currency: 'BDT',
  languages: ['en'],
  defaultLanguage: 'en',
  defaultTheme: 'dark',
  look: 'padma',
  color: '#0b3b33',
  settings: {},
  position: 0,
};

/**
 * A server with only the platform's calls, and one member as the template of the others. Prints its address.
 */
async function main(): Promise<void> {
  const secret = 'no server but the one of the bench knows it';
  const read = readConfig({
    ...process.env,
    ROLE: 'api',
    PORT: '4825',
    HOST: '127.0.0.1',
    // Each request comes from a separate address.
    TRUST_PROXY: '127.0.0.1',
    STUDIO_SECRET: secret,
    PAYMENTS_SECRET: secret,
    KEYS_SECRET: secret,
    LOG_LEVEL: 'error',
  });
  if (!read.ok) throw new Error(read.errors.join('; '));
  const core = coreOf(read.config);
  const app = await createApp(core);
  await app.modules.brands.add(house);
  await app.modules.identity.enrol({ ...model, brand: house.code, type: 0, upline: null });
  const { address } = await run(core, app);
  process.stdout.write(`${address}\n`);
}

await main();
