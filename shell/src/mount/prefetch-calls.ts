import { prefetchCall } from '@croupier/client';
import { call, type FirstCall } from '@croupier/contracts';
import type { Shell } from '../start.ts';

const someRead = call('GET /').takes<FirstCall['input']>();

/** Requests a page's first data in parallel with its code. */
export function prefetchCalls(
  { client, cache, session }: Pick<Shell, 'client' | 'cache' | 'session'>,
  asks: readonly FirstCall[] = [],
): void {
  for (const { read, input } of asks) {
    if (!read || (read.audience === 'member' && !session.current())) continue;
    prefetchCall({ client, cache }, { ...someRead, path: read.path }, input);
  }
}
