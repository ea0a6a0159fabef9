import { createClient, type Client } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { currentLanguage } from '@croupier/i18n';

/** No build answers at the address. */
export class NoBuild extends Error {
  override name = 'NoBuild';
}

const patienceMs = 5_000;

/**
 * Lets the platform sign a manifest with a build of this machine in it, for this operator's session.
 * The browser reads the build's description: the platform could reach another machine at best.
 */
export async function pointModule(module: string, baseUrl: string): Promise<void> {
  const release = await releaseAt(baseUrl);
  const client = await asOperator();
  await client.call(calls.pointModule, { module, baseUrl, release });
}

export async function unpointModule(module: string): Promise<void> {
  const client = await asOperator();
  await client.call(calls.unpointModule, { module });
}

async function releaseAt(baseUrl: string): Promise<string> {
  try {
    const url = new URL('release.json', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (answer.ok) return await answer.text();
  } catch (cause) {
    throw new NoBuild(baseUrl, { cause });
  }
  throw new NoBuild(baseUrl);
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
