import { createBus } from '@croupier/bus';
import { FakeStream } from '../testing/fake-stream.ts';
import { createBalanceGate } from './balance-gate.ts';
import { pauseMs, startLiveStream } from './live-stream.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aStream(from: string | null = '5') {
  const bus = createBus({
    onError: (owner, topic, error) => {
      throw new Error(`${owner} at ${topic}`, { cause: error });
    },
    onRefused: (refusal) => {
      throw new Error(JSON.stringify(refusal));
    },
  }).handleFor({ name: 'shell', publishes: 'everything' });
  const stream = new FakeStream();
  const gate = createBalanceGate();
  const onGap = jest.fn();
  const live = startLiveStream({
    open: (lastEventId) => stream.opened(lastEventId),
    from,
    bus,
    passes: (topic, payload) => topic !== 'wallet.balance-changed' || gate.passes(payload as never),
    onGap,
    random: () => 0,
  });
  return { bus, stream, live, onGap };
}

const balance = (sumBalance: string, version: number) => ({ sumBalance, currency: 'BDT', version });

test('a platform event is published on the bus', () => {
  const { bus, stream } = aStream();
  const settled: unknown[] = [];
  bus.on('ticket.settled', (ticket) => settled.push(ticket));
  stream.latest.open();
  stream.latest.emit('ticket.settled', {
    id: 'tkt_1',
    drawId: 'drw_1',
    state: 'won',
    payout: '8.00',
  });
  expect(settled).toEqual([{ id: 'tkt_1', drawId: 'drw_1', state: 'won', payout: '8.00' }]);
  expect(bus.latest('connection.changed')).toBe('live');
});

test('an older balance never replaces a newer one', () => {
  const { bus, stream } = aStream();
  stream.latest.emit('wallet.balance-changed', balance('90.00', 8));
  stream.latest.emit('wallet.balance-changed', balance('100.00', 7));
  expect(bus.latest('wallet.balance-changed')).toEqual(balance('90.00', 8));
});

test('a lost stream reconnects automatically, and missed events are requested', () => {
  const { bus, stream, onGap } = aStream();
  stream.latest.open();
  expect(onGap).not.toHaveBeenCalled();
  stream.latest.lose();
  expect(bus.latest('connection.changed')).toBe('lost');
  jest.advanceTimersByTime(pauseMs(0, 0));
  expect(stream.openings).toHaveLength(2);
  stream.latest.open();
  expect(bus.latest('connection.changed')).toBe('live');
  expect(onGap).toHaveBeenCalledTimes(1);
});

test('the first stream continues after the page’s event, and each next one after the last received event', () => {
  const { stream, live } = aStream();
  expect(stream.latest.lastEventId).toBe('5');
  stream.latest.emit('joined', {}, '7');
  stream.latest.lose();
  jest.advanceTimersByTime(pauseMs(0, 0));
  expect(stream.latest.lastEventId).toBe('7');
  stream.latest.emit('wallet.balance-changed', balance('1.00', 1), '9-8');
  stream.latest.lose();
  jest.advanceTimersByTime(pauseMs(1, 0));
  expect(stream.latest.lastEventId).toBe('9-8');
  // A change of the account while the stream opens is not missed.
  live.restart();
  expect(stream.latest.lastEventId).toBe('9-8');
});

test('a page that does not know its event reloads what it read before its stream', () => {
  const { stream, onGap } = aStream(null);
  expect(stream.latest.lastEventId).toBeNull();
  stream.latest.open();
  expect(onGap).toHaveBeenCalledTimes(1);
  stream.latest.emit('wallet.balance-changed', balance('1.00', 1), '6');
  expect(onGap).toHaveBeenCalledTimes(1);
});

test('each failure doubles the pause up to a maximum, randomised over its second half', () => {
  expect([0, 1, 2, 10].map((failures) => pauseMs(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 30_000,
  ]);
  expect(pauseMs(2, 0)).toBe(2_000);
});

test('a line that is not JSON causes no error', () => {
  const { stream, bus } = aStream();
  stream.latest.dispatchEvent(new MessageEvent('site.changed', { data: '{' }));
  stream.latest.emit('wallet.balance-changed', balance('1.00', 1));
  expect(bus.latest('wallet.balance-changed')).toEqual(balance('1.00', 1));
});

test('a refused stream reconnects when the platform says, and does not count as live', () => {
  const { bus, stream, onGap } = aStream();
  stream.latest.open();
  stream.latest.lose();
  jest.advanceTimersByTime(1_000);
  stream.latest.dispatchEvent(new Event('open'));
  stream.latest.emit('refused', { reason: 'address', retryAfterS: 30 });
  stream.latest.lose();
  expect(bus.latest('connection.changed')).toBe('lost');
  expect(onGap).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(stream.openings).toHaveLength(2);
  jest.advanceTimersByTime(2_000);
  expect(stream.openings).toHaveLength(3);
  stream.latest.open();
  expect(bus.latest('connection.changed')).toBe('live');
  expect(onGap).toHaveBeenCalledTimes(1);
});
