import { createBus, type BusOptions } from './bus.ts';
import type { Balance, Topic } from '@croupier/contracts';

const balance: Balance = { sumBalance: '100.00', currency: 'BDT', version: 1 };

function aBus(options: Partial<BusOptions> = {}) {
  const errors: [string, Topic][] = [];
  const refused: [string, string][] = [];
  const bus = createBus({
    onError: (owner, topic) => errors.push([owner, topic]),
    onRefused: (owner, topic) => refused.push([owner, topic]),
    ...options,
  });
  const host = bus.handleFor({ name: 'shell', publishes: 'everything' });
  const games = bus.handleFor({ name: 'mfe-games', publishes: ['sign-in.requested'] });
  return { bus, host, games, errors, refused };
}

test('a late subscriber gets the last fact of a topic with replay, and of no other topic', () => {
  const { host, games } = aBus();
  host.publish('wallet.balance-changed', balance);
  host.publish('sign-in.requested', { reason: 'play' });
  const received: unknown[] = [];
  games.observe('wallet.balance-changed').subscribe((fact) => received.push(fact));
  games.observe('sign-in.requested').subscribe((fact) => received.push(fact));
  expect(received).toEqual([balance]);
});

test('an owner can publish only the topics in its description', () => {
  const { games } = aBus();
  expect(() => games.publish('wallet.balance-changed', balance)).toThrow(/may not publish/);
  expect(() => games.publish('sign-in.requested', { reason: 'play' })).not.toThrow();
});

test('a fact of another owner is refused although declared, and reported', () => {
  const { bus, host, refused } = aBus();
  const received: unknown[] = [];
  host.on('session.changed', (session) => received.push(session));
  const greedy = bus.handleFor({ name: 'mfe-promo', publishes: ['session.changed'] });
  expect(() => greedy.publish('session.changed', null)).toThrow(/a fact of the host/);
  expect(received).toEqual([]);
  expect(refused).toEqual([['mfe-promo', 'session.changed']]);
});

test('a payload that does not match its topic reaches no subscriber', () => {
  const { games, host, refused } = aBus();
  const received: unknown[] = [];
  host.on('sign-in.requested', (fact) => received.push(fact));
  expect(() => games.publish('sign-in.requested', { reason: 'boredom' as never })).toThrow(
    /not the one of the event table/,
  );
  expect(received).toEqual([]);
  expect(refused).toEqual([['mfe-games', 'sign-in.requested']]);
});

test('ending a handle ends its owner’s subscriptions, and only those', () => {
  const { host, games } = aBus();
  const received: string[] = [];
  games.observe('theme.changed').subscribe(() => received.push('games'));
  host.observe('theme.changed').subscribe(() => received.push('shell'));
  games.end();
  host.publish('theme.changed', 'dark');
  expect(received).toEqual(['shell']);
});

test('a listener that throws is reported with its owner, and the others get the fact', () => {
  const { host, games, errors } = aBus();
  const received: string[] = [];
  games.on('theme.changed', () => {
    throw new Error('broken');
  });
  host.on('theme.changed', (theme) => received.push(theme));
  host.publish('theme.changed', 'dark');
  expect(received).toEqual(['dark']);
  expect(errors).toEqual([['mfe-games', 'theme.changed']]);
});

test('cross-tab topics reach the other tabs, other topics do not', () => {
  const sent: unknown[] = [];
  let receive: (event: MessageEvent) => void = () => {};
  const channel: NonNullable<BusOptions['channel']> = {
    postMessage: (message: unknown) => sent.push(message),
    addEventListener: (_: string, listener: unknown) => {
      if (typeof listener === 'function') receive = (event) => listener(event);
    },
  };
  const { host, games } = aBus({ channel });
  host.publish('session.changed', null);
  host.publish('wallet.balance-changed', balance);
  expect(sent).toEqual([{ topic: 'session.changed', payload: null }]);

  const received: unknown[] = [];
  games.observe('language.changed').subscribe((fact) => received.push(fact));
  receive(new MessageEvent('message', { data: { topic: 'language.changed', payload: 'es' } }));
  receive(new MessageEvent('message', { data: { topic: 'wallet.balance-changed', payload: {} } }));
  receive(new MessageEvent('message', { data: 'rubbish' }));
  receive(new MessageEvent('message', { data: { topic: 'language.changed', payload: 'xx' } }));
  expect(received).toEqual(['es']);
  expect(sent).toHaveLength(1);
});

test('watchers get every published fact with its owner', () => {
  const { bus, games } = aBus();
  const published: string[] = [];
  bus.published.subscribe((fact) => published.push(`${fact.owner} ${fact.topic}`));
  games.publish('sign-in.requested', { reason: 'bet' });
  expect(published).toEqual(['mfe-games sign-in.requested']);
});
