import type { CategoryLane, Game, GameId, Ticket, Vendor, Winner } from '@croupier/contracts';

/** A game id for test data. */
export const aGameId = (rest: string): GameId => `gam_${rest}` as GameId;

const inAll = (text: string) => ({ en: text, bn: text, es: text, ar: text });

export function aGame(overrides: Partial<Game> & { title?: string } = {}): Game {
  const { title = 'River Lotus', ...rest } = overrides;
  return {
    nodeId: aGameId('river0000001'),
    vassalage: 'STUDIO',
    code: 'river_lotus',
    name: inAll(title),
    gameType: 'RNG',
    gameClassify: 'video-slot',
    art: 'river_lotus',
    icon: null,
    minBet: '5.00',
    rtp: 96.38,
    isHot: false,
    ...rest,
  };
}

export function aVendor(overrides: Partial<Vendor> = {}): Vendor {
  return {
    vassalage: 'STUDIO',
    displayName: 'Croupier Studio',
    gameType: 'RNG',
    category: 'RNG',
    isHot: 1,
    games: 1,
    isGame: 'GAME',
    nodeId: aGameId('river0000001'),
    ...overrides,
  };
}

export function aLane(overrides: Partial<CategoryLane> = {}): CategoryLane {
  return { id: 1, gameCategory: 'RNG', games: 1, vendors: [aVendor()], ...overrides };
}

export function aWinner(overrides: Partial<Winner> = {}): Winner {
  return {
    account: 'ra•••m',
    nodeId: aGameId('river0000001'),
    gameType: 'RNG',
    game: inAll('River Lotus'),
    vassalage: 'STUDIO',
    art: 'river_lotus',
    amount: '250.00',
    wonAt: new Date(Date.now() - 120_000).toISOString(),
    isJackpot: false,
    ...overrides,
  };
}

export const listOf = (games: readonly Game[], total = games.length) => ({
  games,
  total,
  totalPages: Math.ceil(total / 15),
});

export function aTicket({
  gameId,
  state,
  payout = '0.00',
}: Pick<Ticket, 'state'> & { gameId: string; payout?: string }): Ticket {
  const soon = new Date(Date.now() + 30_000).toISOString();
  return {
    id: `tkt_${gameId}${state}` as Ticket['id'],
    draw: {
      id: `drw_${gameId}${state}` as Ticket['draw']['id'],
      gameId,
      numero: '202611230001',
      state: state === 'waiting' ? 'open' : 'settled',
      opensAt: soon,
      locksAt: soon,
      drawsAt: soon,
      commit: '',
      result: [],
    },
    gameName: inAll(gameId),
    prizeMode: 'Lott',
    unitMode: null,
    stake: '20.00',
    payout,
    state,
    lines: [],
    lineCount: 1,
    placedAt: new Date().toISOString(),
    chaseId: null,
    isCancellable: false,
  };
}
