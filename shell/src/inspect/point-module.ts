import { createClient, type Client } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { currentLanguage } from '@croupier/i18n';
import { buildAt } from './local-build.ts';

/**
 * The platform signs a manifest with a build of this machine in it, for this operator's session. The browser
 * reads the build's description, because the platform cannot reach this machine.
 */
export async function pointModule(module: string, address: string): Promise<void> {
  const build = await buildAt(module, address);
  const client = await asOperator();
  await client.call(calls.pointModule, { module, ...build });
}

export async function unpointModule(module: string): Promise<void> {
  const client = await asOperator();
  await client.call(calls.unpointModule, { module });
}

async function asOperator(): Promise<Client> {
  const { token } = await operatorClient(null).call(calls.operatorInfo, undefined);
  return operatorClient(token);
}

const operatorClient = (token: string | null) =>
  createClient({
    token: () => token,
    language: currentLanguage,
    sealingKey: () => Promise.reject(new Error('no call of the panels is sealed')),
    onSessionLost: () => undefined,
  });
