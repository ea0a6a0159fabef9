import { bodiesOf } from './client.mjs';

/** An expectation of a rule that was not met. */
export class Broken extends Error {}

/** The test setup of the rules: two players in a game, and assertions on the wallet's answers. */
export async function sitDown(client, { launches, game, stake }) {
  const [first, again, other] = launches;
  const playerA = await authenticate(client, first, game);
  const playerB = await authenticate(client, other, game);
  for (const { user, balance } of [playerA, playerB])
    if (BigInt(balance ?? '0') < 20n * BigInt(stake))
      throw new Broken(
        `${user} has ${balance}: give each player twenty stakes of ${stake} at least`,
      );
  return { client, game, stake: BigInt(stake), again, a: seat(playerA), b: seat(playerB) };

  function seat(player) {
    const bodies = bodiesOf({ player, game, stake });
    const ask = (call, body, changes) => client.send(call, body, changes);
    return {
      player,
      ...bodies,
      ask,
      /** The player's current balance, read from the wallet. */
      has: async () => BigInt((await ask('balance', bodies.balance())).balance ?? '-1'),
    };
  }
}

export async function authenticate(client, launch_token, game_code) {
  const answer = await client.send('authenticate', {
    request_uuid: `launch-${launch_token.slice(0, 8)}`,
    launch_token,
    game_code,
  });
  if (answer.status !== 'RS_OK' || !answer.token)
    throw new Broken(`a launch token must open a session, but the wallet says ${answer.status}`);
  return answer;
}

/** Asserts an answer's status, and its balance if one is given. */
export function expect(answer, status, balance) {
  const wanted = [status].flat();
  if (!wanted.includes(answer.status))
    throw new Broken(`expected ${wanted.join(' or ')}, got ${answer.status}`);
  if (balance !== undefined && answer.balance !== String(balance))
    throw new Broken(`expected a balance of ${balance}, got ${answer.balance}`);
}

export function expectSame(found, wanted, what) {
  if (found !== wanted) throw new Broken(`${what}: expected ${wanted}, got ${found}`);
}
