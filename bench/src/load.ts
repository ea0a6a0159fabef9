import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second over all connections; as many as are answered without it. */
  readonly perSecond?: number;
  /** The next request; whatever it throws ends the load. */
  next(): LoadRequest;
  /** Whether an answer is the one that was wished for. */
  isGood(status: number, body: string): boolean;
}

export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Measured {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly bad: number;
  readonly firstBad: string;
}

/**
 * One request at a time on each connection, over plain sockets: a client that costs less than what it
 * measures. With a rate, latency counts from when a request was due, so that a stall is not hidden.
 */
export async function load(order: Load): Promise<Measured> {
  const run = new Run(order);
  const { hostname, port } = new URL(order.url);
  const sockets = Array.from({ length: order.connections }, () =>
    connect({ host: hostname, port: Number(port), noDelay: true }),
  );
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('connect', done))));
  await (order.perSecond === undefined
    ? run.flatOut(sockets)
    : run.paced(sockets, order.perSecond));
  for (const socket of sockets) socket.destroy();
  return run.measured();
}

/** The same, where not one answer may be another than wished for. */
export async function soundLoad(order: Load): Promise<Measured> {
  const measured = await load(order);
  if (measured.bad > 0) throw new Error(`${measured.bad} requests failed, as ${measured.firstBad}`);
  return measured;
}

class Run {
  readonly #order: Load;
  readonly #host: string;
  readonly #tookMs: number[] = [];
  #startedMs = 0;
  #endedMs = 0;
  #bad = 0;
  #firstBad = '';

  constructor(order: Load) {
    this.#order = order;
    this.#host = new URL(order.url).host;
  }

  async flatOut(sockets: readonly Socket[]): Promise<void> {
    this.#startedMs = performance.now();
    const untilMs = this.#startedMs + this.#order.seconds * 1000;
    await Promise.all(
      sockets.map(async (socket) => {
        const ask = asker(socket);
        while (performance.now() < untilMs) await this.#one(ask, performance.now());
      }),
    );
    this.#endedMs = performance.now();
  }

  async paced(sockets: readonly Socket[], perSecond: number): Promise<void> {
    const free = sockets.map(asker);
    const due: number[] = [];
    const underWay = new Set<Promise<void>>();
    const begin = (ask: Ask, dueMs: number) => {
      const one = this.#one(ask, dueMs).then(() => {
        underWay.delete(one);
        const next = due.shift();
        if (next === undefined) free.push(ask);
        else begin(ask, next);
      });
      underWay.add(one);
    };
    this.#startedMs = performance.now();
    const count = perSecond * this.#order.seconds;
    for (let sent = 0; sent < count;) {
      const nowMs = performance.now();
      for (; sent < count; sent++) {
        const dueMs = this.#startedMs + (sent * 1000) / perSecond;
        if (dueMs > nowMs) break;
        const ask = free.shift();
        if (ask) begin(ask, dueMs);
        else due.push(dueMs);
      }
      await pause(1);
    }
    while (underWay.size > 0) await Promise.all(underWay);
    this.#endedMs = performance.now();
  }

  async #one(ask: Ask, dueMs: number): Promise<void> {
    const { status, body } = await ask(textOf(this.#order.next(), this.#host));
    this.#tookMs.push(performance.now() - dueMs);
    if (this.#order.isGood(status, body)) return;
    this.#bad++;
    this.#firstBad ||= `${status} ${body.slice(0, 300)}`;
  }

  measured(): Measured {
    const sorted = this.#tookMs.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return {
      perSecond: (sorted.length * 1000) / (this.#endedMs - this.#startedMs),
      medianMs: at(0.5),
      p99Ms: at(0.99),
      bad: this.#bad,
      firstBad: this.#firstBad,
    };
  }
}

type Ask = (request: string) => Promise<{ readonly status: number; readonly body: string }>;

function textOf({ method, path, headers = {}, body = '' }: LoadRequest, host: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = method === 'POST' ? `content-length: ${Buffer.byteLength(body)}\r\n` : '';
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}${length}\r\n${body}`;
}

/** Sends one request after the other and reads answers that state their length. */
function asker(socket: Socket): Ask {
  let text = '';
  let settle: ((answer: { status: number; body: string }) => void) | null = null;
  let fail: ((error: Error) => void) | null = null;
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    text += chunk;
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
    if (text.length < end + 4 + length) return;
    const answer = { status: Number(text.slice(9, 12)), body: text.slice(end + 4) };
    text = '';
    settle?.(answer);
  });
  socket.on('error', (error) => fail?.(error));
  socket.on('close', () => fail?.(new Error('the connection ended in the middle of a request')));
  return (request) =>
    new Promise((resolve, reject) => {
      settle = resolve;
      fail = reject;
      socket.write(request);
    });
}
