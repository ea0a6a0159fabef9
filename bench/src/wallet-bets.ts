import { createHash } from 'node:crypto';
import { walletProtocolPath, type GameId } from '@croupier/contracts';
import { signedHeaders } from '@croupier/platform/http/signature';
import { memberOf, openLedger, players, studioSecret } from './bench-ledger.ts';
import type { Load, LoadRequest } from './load.ts';

const game = 'studio:bench' as GameId;
const path = `${walletProtocolPath}/bet`;
const tokenOf = (player: number) => `bench-token-${player}`;

/** Creates a game, and an open session for every player of the bench. */
export async function seedGame(url: string): Promise<void> {
  const { core } = openLedger(url);
  const now = core.clock.now();
  await core.db.transaction(async (tx) => {
    await tx
      .insertInto('game')
      .values({
        id: game,
        provider: 'studio',
        code: 'bench',
        name: '{}',
        search: 'bench',
        kind: 'RNG',
        classify: 'bench',
        launch_path: '/',
        art: 'bench',
        rtp: 96,
        min_bet: '{}',
        max_bet: '{}',
        languages: '[]',
        has_fun_play: false,
        image: null,
        fingerprint: '',
        is_hot: false,
        is_active: true,
        position: 1,
        read_at: now,
      })
      .execute();
    const sessions = Array.from({ length: players }, (_, player) => ({
      id: `gse_bench${player}`,
      token_hash: createHash('sha256').update(tokenOf(player)).digest('hex'),
      member_id: memberOf(player),
      account: `bench${player}`,
      brand: 'bench',
      game_id: game,
      provider: 'studio',
      game_code: 'bench',
      currency: 'BDT',
      language: 'en',
      is_play: false,
      is_disabled: false,
      started_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    }));
    await tx.insertInto('game_session').values(sessions).execute();
  });
  await core.db.close();
}

let number = 0;

/** A signed bet of a new round, whose stake goes to the house at once. */
function next(): LoadRequest {
  const id = `bench-${number++}`;
  const player = (number * 61) % players;
  const body = JSON.stringify({
    request_uuid: id,
    token: tokenOf(player),
    user: memberOf(player),
    transaction_uuid: id,
    round: id,
    round_closed: true,
    currency: 'BDT',
    amount: '100000',
    game_code: 'bench',
  });
  const headers = signedHeaders(
    { method: 'POST', path, body },
    { partner: 'studio', keyId: 'k1', secret: studioSecret },
    { now: new Date(), nonce: id },
  );
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  };
}

export const walletBets: Pick<Load, 'next' | 'isGood'> = {
  next,
  isGood: (status, body) => status === 200 && body.includes('"RS_OK"'),
};
