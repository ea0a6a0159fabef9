import { seedBrands } from '../demo/brands.ts';
import { createBrands, type Brand } from '../modules/brands/index.ts';
import { createLive } from '../modules/live/index.ts';
import { createMessages } from '../modules/messages/index.ts';
import { createVerification } from '../modules/verification/index.ts';
import { readHost } from '../http/request-host.ts';
import { testCore, type TestCoreOptions } from './test-core.ts';

/**
 * The verification module with its outbox, on a fresh database with the two demo brands, which require
 * challenges.
 */
export async function testVerification(options: TestCoreOptions = {}) {
  const core = await testCore(options);
  const brands = createBrands(core, { live: createLive(core) });
  await seedBrands({ brands });
  const messages = createMessages(core);
  const verification = createVerification(core, { messages });
  const padma = asking(await brands.byHost(readHost('localhost')));
  const verano = asking(await brands.byHost(readHost('second.localhost')));
  return { core, messages, verification, padma, verano };
}

function asking(brand: Brand | null): Brand {
  if (!brand) throw new Error('the demo brand is missing');
  const { settings } = brand;
  return { ...brand, settings: { ...settings, profile: { ...settings.profile, challenge: true } } };
}
