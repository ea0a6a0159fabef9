import webPush from 'web-push';
import type { PushAddress, PushMessage } from '@croupier/contracts';
import type { VapidKeys } from './vapid.ts';

/**
 * `gone`: the subscription no longer exists; `refused`: the same message would be refused again; `later`: a
 * retry may succeed.
 */
export type PushDelivery = 'taken' | 'gone' | 'refused' | 'later';

export interface PushGateway {
  /** Never rejects. */
  hand(address: PushAddress, letter: PushMessage): Promise<PushDelivery>;
}

interface Dependencies {
  readonly keys: VapidKeys;
  /** Contact for push services: a mail address or a web address. */
  readonly subject: string;
}

const timeoutMs = 10_000;
/** How long a push service keeps a message for a browser that is offline. */
const lastsS = 24 * 3_600;

/**
 * Sends messages to push services: encrypted for the browser (RFC 8291), signed by the platform (RFC 8292).
 */
export function pushGateway({ keys, subject }: Dependencies): PushGateway {
  return {
    async hand(address, letter) {
      try {
        const { endpoint, method, headers, body } = webPush.generateRequestDetails(
          { endpoint: address.endpoint, keys: { ...address.keys } },
          JSON.stringify(letter),
          { TTL: lastsS, vapidDetails: { subject, ...keys } },
        );
        const answer = await fetch(endpoint, {
          method,
          headers: namedHeaders(headers),
          body: new Uint8Array(body),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await answer.body?.cancel();
        return handedBy(answer.status);
      } catch {
        return 'later';
      }
    },
  };
}

/** Without `content-length`, because `fetch` sets it. */
function namedHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}

function handedBy(status: number): PushDelivery {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'later';
}
