import { calls } from '@croupier/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CallFailed } from './call-failed.ts';
import { ClientScope, createAnswerCache, useCall } from './client-scope.tsx';
import type { Client } from './client.ts';

function Press() {
  const send = useCall(calls.sendSupport);
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
    <ClientScope client={client} cache={createAnswerCache()}>
      <Press />
    </ClientScope>,
  );
  return waiting;
}

const button = () => screen.getByRole('button');
const settled = () => act(async () => undefined);

test('presses before the page is drawn again are one request, and after its end another is possible', async () => {
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

test('a browser without a line says so at once: nothing waits to be sent later', async () => {
  const waiting = open();
  act(() => void window.dispatchEvent(new Event('offline')));
  fireEvent.click(button());
  await settled();
  expect(waiting).toHaveLength(1);
  act(() => waiting[0]?.(new CallFailed({ code: 'offline' })));
  expect(await screen.findByText('offline')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
});
