import { randomUUID } from 'node:crypto';
import type { Core } from '../core.ts';
import { openSession, type Member } from '../modules/identity/index.ts';
import type { GameRow, Providers } from '../modules/providers/index.ts';
import { utcDay } from '../zoned-time.ts';

type Dependencies = Pick<Providers, 'offer' | 'launch'>;

const provider = 'studio';
const timeoutMs = 5_000;

/**
 * Members of the demo who play slots of the studio: a launch, then a round over the studio's own calls, as its page
 * sends them. Hot games, winners and reports of games come from such rounds.
 */
export function demoSlots(core: Core, providers: Dependencies) {
  const signedIn = new Set<string>();

  /** A game needs a session of the member; one a day is enough. */
  async function signIn({ id }: Member): Promise<void> {
    const day = `${id} ${utcDay(core.clock.now())}`;
    if (signedIn.has(day)) return;
    const opener = { ip: '127.0.0.1', userAgent: 'demo' };
    await core.db.transaction((tx) =>
      openSession(tx, core, { kind: 'member', subject: id, opener }),
    );
    signedIn.add(day);
  }

  async function launch(member: Member, game: GameRow): Promise<URL | null> {
    await signIn(member);
    const { publicOrigin } = core.config;
    const place = { lobbyUrl: `${publicOrigin}/rng`, hostOrigin: publicOrigin };
    const address = await providers.launch({
      member,
      game,
      language: 'en',
      country: null,
      currencyPosition: 'before',
      ...place,
    });
    return address === null ? null : new URL(address);
  }

  /** Plays a round at the lowest stake; `turn` selects the game. Does nothing while the studio cannot be reached. */
  return async (member: Member, turn: number): Promise<void> => {
    const { currency, brand } = member;
    const { games } = await providers.offer({ brand, currency, country: null });
    const slots = games.filter((game) => game.provider === provider && game.kind === 'RNG');
    const game = slots[turn % slots.length];
    const stake = game?.min_bet[currency];
    const address = game && stake && (await launch(member, game));
    if (!address) return;
    const opened = await send(new URL('/api/session', address), {
      launchToken: address.searchParams.get('launch_token'),
      gameCode: game.code,
    });
    if (!isSession(opened)) return;
    await send(
      new URL('/api/rounds', address),
      { orderId: randomUUID(), stake, clientSeed: randomUUID() },
      { authorization: `Bearer ${opened.token}` },
    );
  };
}

async function send(
  to: URL,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const answer = await fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return answer.ok ? answer.json() : null;
}

const isSession = (value: unknown): value is { readonly token: string } =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string';
