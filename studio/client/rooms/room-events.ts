import { roomPaths } from '../../src/rooms/room-protocol.ts';
import { sessionToken } from '../core/server.ts';

interface Listener {
  /** Receives each event of the room. */
  readonly onEvent: (name: string, data: unknown) => void;
  /** Whether the room's stream is connected. */
  readonly onConnection: (isConnected: boolean) => void;
}

const pauseMs = 1_500;
/** The server sends something at least every ten seconds. */
const silenceMs = 25_000;

/** Listens to a room until the page is left, and reconnects after every interruption. */
export async function followRoom(listener: Listener): Promise<void> {
  for (;;) {
    await followOnce(listener).catch(() => undefined);
    listener.onConnection(false);
    await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
  }
}

async function followOnce({ onEvent, onConnection }: Listener): Promise<void> {
  const silence = new AbortController();
  const response = await fetch(roomPaths.stream, {
    headers: { authorization: `Bearer ${sessionToken() ?? ''}` },
    signal: silence.signal,
  });
  if (!response.ok || !response.body) return;
  onConnection(true);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let timer = 0;
  let rest = '';
  for (;;) {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => silence.abort(), silenceMs);
    const { value, done } = await reader.read();
    if (done) break;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) dispatch(block, onEvent);
  }
  window.clearTimeout(timer);
}

function dispatch(block: string, onEvent: Listener['onEvent']): void {
  const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const [event, data] = [line('event'), line('data')];
  if (event === undefined || data === undefined) return;
  const read: unknown = JSON.parse(data);
  onEvent(event, read);
}
