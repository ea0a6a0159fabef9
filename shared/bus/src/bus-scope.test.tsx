import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createBus } from './bus.ts';
import { BusScope, useEvent, useLatestEvent } from './bus-scope.tsx';

function Wallet() {
  const balance = useLatestEvent('wallet.balance-changed');
  return <output>{balance?.sumBalance ?? 'unknown'}</output>;
}

function Counter() {
  const [count, setCount] = useState(0);
  useEvent('ticket.settled', () => setCount(count + 1));
  return <output>{count}</output>;
}

function aPage() {
  const bus = createBus({ onError: () => {}, onRefused: () => {} });
  return bus.handleFor({ name: 'shell', publishes: 'everything' });
}

test('a component shows the latest fact and updates with new ones', () => {
  const handle = aPage();
  handle.publish('wallet.balance-changed', { sumBalance: '1.00', currency: 'BDT', version: 1 });
  render(
    <BusScope handle={handle}>
      <Wallet />
    </BusScope>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('1.00');
  act(() =>
    handle.publish('wallet.balance-changed', { sumBalance: '2.50', currency: 'BDT', version: 2 }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('2.50');
});

test('a listener sees the state of the latest render and ends when the component unmounts', () => {
  const handle = aPage();
  const settled = {
    id: 'tkt_1' as never,
    drawId: 'drw_1' as never,
    state: 'won' as const,
    payout: '1.00',
  };
  const { unmount } = render(
    <BusScope handle={handle}>
      <Counter />
    </BusScope>,
  );
  act(() => handle.publish('ticket.settled', settled));
  act(() => handle.publish('ticket.settled', settled));
  expect(screen.getByRole('status')).toHaveTextContent('2');
  unmount();
  expect(() => handle.publish('ticket.settled', settled)).not.toThrow();
});
