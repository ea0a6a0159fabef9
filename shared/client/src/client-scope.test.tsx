import { calls } from '@croupier/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CallFailed } from './call-failed.ts';
import { useState } from 'react';
import { ClientScope, createQueryCache, useCallQuery, useCallMutation } from './client-scope.tsx';
import type { Client } from './client.ts';

function Press() {
  const send = useCallMutation(calls.sendSupport);
  return (
    <button onClick={() => send.mutate({ text: 'Hello', images: [] })}>
      {send.error?.code ?? send.status}
    </button>
  );
}

function open() {
  const waiting: ((failure: CallFailed) => void)[] = [];
  const client: Client = { call: () => new Promise((_answer, fail) => waiting.push(fail)) };
  render(
    <ClientScope client={client} cache={createQueryCache()}>
      <Press />
    </ClientScope>,
  );
  return waiting;
}

const button = () => screen.getByRole('button');
const settled = () => act(async () => undefined);

test('repeated clicks before the next render send one request, and afterwards another is possible', async () => {
  const waiting = open();
  act(() => {
    button().click();
    button().click();
  });
  await settled();
  expect(waiting).toHaveLength(1);
  act(() => waiting[0]?.(new CallFailed({ code: 'unavailable' })));
  expect(await screen.findByText('unavailable')).toBeVisible();
  fireEvent.click(button());
  await settled();
  expect(waiting).toHaveLength(2);
});

test('without a connection a call fails at once: nothing is queued for later', async () => {
  const waiting = open();
  act(() => void window.dispatchEvent(new Event('offline')));
  fireEvent.click(button());
  await settled();
  expect(waiting).toHaveLength(1);
  act(() => waiting[0]?.(new CallFailed({ code: 'offline' })));
  expect(await screen.findByText('offline')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
});

function Admin() {
  const [isOpen, setOpen] = useState(false);
  const room = useCallQuery(calls.unreadCount, undefined, { enabled: isOpen });
  if (!isOpen) return <button onClick={() => setOpen(true)}>Open</button>;
  if (room.isPending) return <output>loading</output>;
  if (room.error) return <output>{room.error.code}</output>;
  return <output>{room.data.support} unread</output>;
}

function openAdmin() {
  const asked: ((answer: unknown) => void)[] = [];
  const client: Client = {
    call: () => new Promise((answer) => asked.push((value) => answer(value as never))),
  };
  render(
    <ClientScope client={client} cache={createQueryCache()}>
      <Admin />
    </ClientScope>,
  );
  return asked;
}

const line = (state: 'online' | 'offline') =>
  act(() => void window.dispatchEvent(new Event(state)));
const shown = () => screen.getByRole('status');

test('a read without a connection reports offline, and is loaded when the connection is back', async () => {
  const asked = openAdmin();
  line('offline');
  fireEvent.click(button());
  expect(shown()).toHaveTextContent('offline');
  expect(asked).toHaveLength(0);
  line('online');
  expect(await screen.findByText('loading')).toBeVisible();
  act(() => asked[0]?.({ messages: 0, support: 3 }));
  expect(await screen.findByText('3 unread')).toBeVisible();
});

test('loaded data stays visible while the connection is lost', async () => {
  const asked = openAdmin();
  fireEvent.click(button());
  await settled();
  act(() => asked[0]?.({ messages: 0, support: 3 }));
  expect(await screen.findByText('3 unread')).toBeVisible();
  line('offline');
  expect(shown()).toHaveTextContent('3 unread');
  line('online');
});

function Unread() {
  const unread = useCallQuery(calls.unreadCount, undefined);
  return <p>{unread.error?.code ?? unread.status}</p>;
}

test('after a time-out the failure is reported at once, without another wait', async () => {
  const failed = jest.fn().mockRejectedValue(new CallFailed({ code: 'timeout' }));
  const client: Client = { call: failed };
  render(
    <ClientScope client={client} cache={createQueryCache()}>
      <Unread />
    </ClientScope>,
  );
  expect(await screen.findByText('timeout')).toBeVisible();
  expect(failed).toHaveBeenCalledTimes(1);
});
