import { randomUUID } from 'node:crypto';
import { createWalletClient } from '@croupier/provider/wallet-client';
import type { TestWallet } from '@croupier/provider/testing/test-wallet';
import { hashOf } from '@croupier/provider/tokens';
import { pino } from 'pino';
import type { Db } from '../db/connect.ts';
import { providerOf, type ProviderId } from '../providers/providers.ts';
import type { RoundView } from '../play-protocol.ts';
import type { Play } from '../rounds/play.ts';
import { createPlay } from '../rounds/play.service.ts';
import { sessionByToken, type Session } from '../rounds/rounds.store.ts';
import type { Settling } from '../rounds/settle.ts';

/** A process of the studio without its server, with a clock that the test controls. */
export function testStudio({
  db,
  wallet,
  now,
  provider = 'studio',
}: {
  readonly provider?: ProviderId;
  readonly db: Db;
  readonly wallet: TestWallet;
  readonly now: () => Date;
}): { settling: Settling; play: Play } {
  const key = { partner: provider, keyId: 'k1', secret: 'secret' };
  const settling = {
    db,
    wallet: createWalletClient({ walletUrl: wallet.url, key, now }),
    provider: providerOf(provider),
    now,
    log: pino({ level: 'silent' }),
  };
  return { settling, play: createPlay(settling) };
}

export interface TestPlayer {
  readonly session: Session;
  bets(stake: string, choice: unknown): Promise<RoundView>;
  looks(orderId: string): Promise<RoundView>;
}

export async function testPlayer(
  play: Play,
  db: Db,
  { gameCode, name = 'mem_00000000000001' }: { readonly gameCode: string; readonly name?: string },
): Promise<TestPlayer> {
  const opened = await play.open({ launchToken: name, gameCode });
  if (!opened.ok || !opened.value.token) throw new Error('no session');
  const { token } = opened.value;
  const session = await sessionByToken(db.read, hashOf(token));
  if (!session) throw new Error('no session');
  const valueOf = async (asked: ReturnType<Play['look']>) => {
    const played = await asked;
    if (!played.ok) throw new Error(played.code);
    return played.value;
  };
  return {
    session,
    bets: (stake, choice) =>
      valueOf(play.play(token, { orderId: randomUUID(), stake, clientSeed: 'mine', choice })),
    looks: (orderId) => valueOf(play.look(token, orderId)),
  };
}
