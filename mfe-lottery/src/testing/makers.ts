import type {
  Draw,
  DrawId,
  DrawState,
  LotteryTable,
  PriceList,
  Ticket,
  TicketId,
  TicketLine,
} from '@croupier/contracts';

/** An id of a kind, for a maker of test data. */
const drawId = (rest: string): DrawId => `drw_${rest}` as DrawId;
const ticketId = (rest: string): TicketId => `tkt_${rest}` as TicketId;

const secondMs = 1000;

/** A draw that takes bets for 40 s more. */
export function aDraw(wishes: Partial<Draw> & { name?: string } = {}): Draw {
  const { name = 'current1', ...rest } = wishes;
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

export function aTable(wishes: Partial<LotteryTable> = {}): LotteryTable {
  return {
    game: {
      gameId: 'k3-1m',
      family: 'k3',
      name: inAll('Dice K3 · 1 minute'),
      gameMenuTag: 'FAST',
      cadence: 60,
      priceVersion: 1,
      minStake: '1.00',
      maxStake: '100.00',
      maxStakePerDraw: '1000.00',
    },
    current: aDraw(),
    opened: [aDrawnDraw([1, 1, 3])],
    serverTime: new Date().toISOString(),
    ...wishes,
  };
}

export function aPriceList(): PriceList {
  return {
    gameId: 'k3-1m',
    priceVersion: 1,
    playTypes: [
      {
        code: 'two-sided',
        name: inAll('Big or small'),
        rule: inAll('Eleven or more is big.'),
        choices: [
          { code: 'big', name: inAll('Big'), odds: '1.92', rtp: 96 },
          { code: 'small', name: inAll('Small'), odds: '1.92', rtp: 96 },
        ],
      },
      {
        code: 'sum',
        name: inAll('Sum'),
        rule: inAll('The dice add up to your number.'),
        choices: [{ code: '10', name: inAll('Sum 10'), odds: '7.68', rtp: 96 }],
      },
      {
        code: 'triple',
        name: inAll('Triple'),
        rule: inAll('All dice are the same.'),
        choices: [{ code: '222', name: inAll('2 · 2 · 2'), odds: '207.36', rtp: 96 }],
      },
    ],
  };
}

export function aTicket(wishes: Partial<Ticket> = {}): Ticket {
  const line: TicketLine = {
    playType: 'sum',
    choice: '10',
    stake: '10.00',
    odds: '7.68',
    state: 'waiting',
    payout: '0.00',
  };
  return {
    id: ticketId('ticket01'),
    draw: aDraw(),
    gameName: inAll('Dice K3 · 1 minute'),
    stake: '10.00',
    payout: '0.00',
    state: 'waiting',
    lines: [line],
    placedAt: new Date().toISOString(),
    ...wishes,
  };
}

function inAll(text: string) {
  return { en: text, bn: text, es: text, ar: text };
}
