import type { Client } from '@croupier/client';
import { calls, readServicePath, type ServicePathType } from '@croupier/contracts';

export type ChatOpened = 'opened' | 'blocked' | 'failed';

/** Size of the specification's pop-up. */
const features = 'popup,width=440,height=500';

/**
 * Opens customer service in a pop-up (specification §2): a blank one immediately, because browsers block
 * pop-ups that a press does not open directly; then requests its address. Never rejects.
 */
export async function openChat(client: Client, type: ServicePathType = 3): Promise<ChatOpened> {
  const popup = window.open('', '', features);
  if (!popup) return 'blocked';
  const address = await chatAddress(client, type);
  if (address === null) {
    popup.close();
    return 'failed';
  }
  // The other site must not navigate this page.
  popup.opener = null;
  popup.location.replace(address);
  return 'opened';
}

async function chatAddress(client: Client, type: ServicePathType): Promise<string | null> {
  try {
    const { info } = await client.call(calls.systemStatus, { host: window.location.hostname });
    const entry = info?.customerService.version.pathList.find((one) => one.type === type);
    const path = entry ? await readServicePath(entry.path) : null;
    return path && new URL(path, window.location.origin).href;
  } catch {
    return null;
  }
}
