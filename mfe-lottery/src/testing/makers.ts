import type {
  Draw,
  DrawId,
  DrawState,
  LotteryTable,
  PlayType,
  PriceList,
  Ticket,
  TicketId,
  TicketLine,
} from '@croupier/contracts';

/** An id for test data. */
const drawId = (rest: string): DrawId => `drw_${rest}` as DrawId;
const ticketId = (rest: string): TicketId => `tkt_${rest}` as TicketId;

const secondMs = 1000;

/** A draw that takes bets for another 40 s. */
export function aDraw(overrides: Partial<Draw> & { name?: string } = {}): Draw {
  const { name = 'current1', ...rest } = overrides;
  const now = Date.now();
  return {
    id: drawId(name),
    gameId: 'k3-1m',
    numero: '20260105-0721',
    state: 'open',
    opensAt: new Date(now - 12 * secondMs).toISOString(),
    locksAt: new Date(now + 40 * secondMs).toISOString(),
    drawsAt: new Date(now + 48 * secondMs).toISOString(),
    commit: 'c0ffee',
    result: [],
    ...rest,
  };
}

export function aDrawnDraw(
  result: readonly number[],
  name = 'opened01',
  state: DrawState = 'settled',
): Draw {
  const before = new Date(Date.now() - 60 * secondMs).toISOString();
  return aDraw({
    name,
    result,
    state,
    numero: '20260105-0720',
    opensAt: before,
    locksAt: before,
    drawsAt: before,
  });
}

export function aTable(overrides: Partial<LotteryTable> = {}): LotteryTable {
  return {
    game: {
      gameId: 'k3-1m',
      family: 'k3',
      drawFamily: 'K3',
      drawnBy: 'draw-v1',
      name: inAll('Dice K3 · 1 minute'),
      gameMenuTag: 'FAST',
      schedule: { kind: 'every', seconds: 60, lockSeconds: 8 },
      cadence: 60,
      drawDayOfWeek: '1,2,3,4,5,6,7',
      priceVersion: 1,
      prizeModes: ['SEA'],
      minStake: '1.00',
      maxStake: '100.00',
      maxStakePerDraw: '1000.00',
      maxPayout: '100000.00',
    },
    current: aDraw(),
    opened: [aDrawnDraw([1, 1, 3])],
    serverTime: new Date().toISOString(),
    ...overrides,
  };
}

/** A play type with listed choices: the sum of three dice. */
export function aPlayType(overrides: Partial<PlayType> = {}): PlayType {
  return {
    code: 'sum',
    name: inAll('Sum'),
    rule: inAll('The dice add up to your number.'),
    pick: { form: 'choice' },
    choices: [{ code: '10', name: inAll('Sum 10'), odds: '7.68', otherOdds: [], rtp: 96 }],
    odds: [],
    unitStake: 1,
    rtp: 96,
    isLotteryClass: false,
    ...overrides,
  };
}

/** A play type with written picks: two digits. */
export function aWrittenPlayType(overrides: Partial<PlayType> = {}): PlayType {
  return {
    ...aPlayType(),
    code: 'front2',
    name: inAll('First two'),
    rule: inAll('Your digits are the first two drawn.'),
    pick: { form: 'digits', count: 2 },
    choices: [],
    odds: ['90'],
    rtp: 90,
    ...overrides,
  };
}

export function aPriceList(overrides: Partial<PriceList> = {}): PriceList {
  return {
    gameId: 'k3-1m',
    priceVersion: 1,
    prizeMode: 'SEA',
    groups: null,
    playTypes: [
      aPlayType({
        code: 'two-sided',
        name: inAll('Big or small'),
        rule: inAll('Eleven or more is big.'),
        choices: [
          { code: 'big', name: inAll('Big'), odds: '1.92', otherOdds: [], rtp: 96 },
          { code: 'small', name: inAll('Small'), odds: '1.92', otherOdds: [], rtp: 96 },
        ],
      }),
      aPlayType(),
      aPlayType({
        code: 'triple',
        name: inAll('Triple'),
        rule: inAll('All dice are the same.'),
        choices: [
          { code: '222', name: inAll('2 · 2 · 2'), odds: '207.36', otherOdds: [], rtp: 96 },
        ],
      }),
    ],
    ...overrides,
  };
}

export function aTicket(overrides: Partial<Ticket> = {}): Ticket {
  const line: TicketLine = {
    lineNo: 1,
    playType: 'sum',
    choice: '10',
    stake: '10.00',
    odds: ['7.68'],
    unitStake: 1,
    state: 'waiting',
    payout: '0.00',
  };
  return {
    id: ticketId('ticket01'),
    draw: aDraw(),
    gameName: inAll('Dice K3 · 1 minute'),
    prizeMode: 'SEA',
    unitMode: '1',
    stake: '10.00',
    payout: '0.00',
    state: 'waiting',
    lines: [line],
    lineCount: 1,
    chaseId: null,
    isCancellable: true,
    placedAt: new Date().toISOString(),
    ...overrides,
  };
}

function inAll(text: string) {
  return { en: text, bn: text, es: text, ar: text };
}
