import { trialType, type AccountType, type MemberId } from '@croupier/contracts';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer } from '../http/server.ts';
import { boundsFor, createLive, liveEndpoints, type LiveService } from '../modules/live/index.ts';
import { closing } from './closing.ts';
import type { TestCore } from './test-core.ts';
import { named } from '../http/named-plugin.ts';

/** Longer than any test: only a wake-up makes such a node look. */
export const never = 600_000;

/** One process with its own reader of the outbox, and streams for the members named in `x-member`, trial accounts with `x-trial`. */
export async function aNode(core: TestCore, pollMs = never, bounds = boundsFor(1_000_000)) {
  const live = createLive(core, { pollMs, bounds });
  // Behind a proxy on this machine, so that a test says where its visitors are.
  const http = await createServer({
    ...core,
    config: { ...core.config, trustProxy: ['127.0.0.1'] },
  });
  await http.register(
    named(
      liveEndpoints(live.hub, {
        brandOf: async ({ headers }) =>
          headers['x-brand'] === 'nobody' ? null : { code: String(headers['x-brand'] ?? 'padma') },
        memberOf: async ({ headers }) =>
          headers['x-member']
            ? memberNamed(String(headers['x-member']), Boolean(headers['x-trial']))
            : null,
      }),
    ),
  );
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  await live.start();
  closing(() => http.close());
  closing(() => live.stop());
  return { live, http, address };
}

function memberNamed(name: string, isTrial: boolean) {
  const type: AccountType = isTrial ? trialType : 0;
  return { id: memberId(`mem_${name}`), type, token: name };
}
const memberId = (id: string) => id as MemberId;

/** An open stream and the text that came on it. Not by fetch: that opens connections ahead, which no server can end. */
export async function aStream(address: string, headers: Record<string, string> = {}, query = '') {
  const request = get(`${address}/events${query}`, { headers, agent: false });
  const close = () => void request.destroy();
  closing(async () => close());
  request.on('error', () => undefined);
  const [answer]: IncomingMessage[] = await once(request, 'response');
  const stream = {
    status: answer?.statusCode,
    headers: answer?.headers ?? {},
    text: '',
    isEnded: false,
    close,
  };
  answer?.on('data', (chunk) => (stream.text += chunk));
  answer?.on('end', () => (stream.isEnded = true));
  answer?.on('error', () => undefined);
  return stream;
}

/** Waits for what another connection brings, for a minute at most. */
export async function until(isTrue: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (!isTrue()) {
    if (Date.now() > giveUpAt) throw new Error('it did not come to pass');
    await pause(5);
  }
}

export const brandsIn = (text: string) =>
  [...text.matchAll(/"brand": ?"([^"]+)"/g)].map(([, brand]) => brand);
export const isReady = (stream: { text: string }) => () => /^id: /m.test(stream.text);

export function notify(
  core: TestCore,
  live: LiveService,
  name: string,
  audience: Parameters<LiveService['publish']>[2] = 'everybody',
) {
  return core.db.transaction((tx) => live.publish(tx, 'site.changed', audience, { brand: name }));
}
