import { createApp } from '@croupier/platform/app';
import { coreOf } from '@croupier/platform/core-of';
import { readConfig } from '@croupier/platform/config';
import { run } from '@croupier/platform/running';

/** The platform's calls with the catalogue of `STUDIO_ORIGIN` loaded. Prints its address. */
async function main(): Promise<void> {
  const secret = 'no server but the one of the bench knows it';
  const read = readConfig({
    ...process.env,
    ROLE: 'api',
    PORT: '4826',
    HOST: '127.0.0.1',
    STUDIO_SECRET: secret,
    PAYMENTS_SECRET: secret,
    KEYS_SECRET: secret,
    LOG_LEVEL: 'error',
  });
  if (!read.ok) throw new Error(read.errors.join('; '));
  const core = coreOf(read.config);
  const app = await createApp(core);
  await app.modules.brands.add({
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
  });
  await app.modules.providers.readCatalogues();
  const { address } = await run(core, app);
  process.stdout.write(`${address}\n`);
}

await main();
