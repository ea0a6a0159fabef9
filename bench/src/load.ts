import { setTimeout as pause } from 'node:timers/promises';
import { openLine, type Line } from './line.ts';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second over all connections; without it, as many as are answered. */
  readonly perSecond?: number;
  /** The next request; an exception ends the load. */
  next(): LoadRequest;
  /** Whether an answer is the expected one. */
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
 * One request at a time on each connection, over plain sockets: the client must cost less than what it
 * measures. With a rate, latency counts from when a request was due, so that a stall is not hidden.
 */
export async function load(order: Load): Promise<Measured> {
  const run = new Run(order);
  const lines = await Promise.all(
    Array.from({ length: order.connections }, () => openLine(order.url, run.fail)),
  );
  const { perSecond } = order;
  await run.until(perSecond === undefined ? run.flatOut(lines) : run.paced(lines, perSecond));
  for (const line of lines) line.end();
  return run.measured();
}

/** The same, but fails on any unexpected answer. */
export async function loadWithoutErrors(order: Load): Promise<Measured> {
  const measured = await load(order);
  if (measured.bad > 0) throw new Error(`${measured.bad} requests failed, as ${measured.firstBad}`);
  return measured;
}

class Run {
  readonly #order: Load;
  readonly #host: string;
  readonly #tookMs: number[] = [];
  readonly #failure: Promise<never>;
  #hasFailed = false;
  #startedMs = 0;
  #endedMs = 0;
  #bad = 0;
  #firstBad = '';
  /** Ends the run. */
  fail: (error: unknown) => void = () => undefined;

  constructor(order: Load) {
    this.#order = order;
    this.#host = new URL(order.url).host;
    this.#failure = new Promise((_, reject) => {
      this.fail = (error) => {
        this.#hasFailed = true;
        reject(error);
      };
    });
    // Handled by `until`, which may not await it yet.
    this.#failure.catch(() => undefined);
  }

  /** Waits for the end of the run, or its first failure. */
  async until(run: Promise<void>): Promise<void> {
    await Promise.race([run, this.#failure]);
    this.#endedMs = performance.now();
  }

  async flatOut(lines: readonly Line[]): Promise<void> {
    this.#startedMs = performance.now();
    const untilMs = this.#startedMs + this.#order.seconds * 1000;
    await Promise.all(
      lines.map(
        (line) =>
          new Promise<void>((done) => {
            const askOn = () => {
              const nowMs = performance.now();
              if (nowMs < untilMs) this.#one(line, nowMs, askOn);
              else done();
            };
            askOn();
          }),
      ),
    );
  }

  async paced(lines: readonly Line[], perSecond: number): Promise<void> {
    const free = [...lines];
    const due: number[] = [];
    let answered = 0;
    const begin = (line: Line, dueMs: number) =>
      this.#one(line, dueMs, () => {
        answered++;
        const next = due.shift();
        if (next === undefined) free.push(line);
        else begin(line, next);
      });
    this.#startedMs = performance.now();
    const count = perSecond * this.#order.seconds;
    for (let sent = 0; answered < count && !this.#hasFailed; await pause(1)) {
      const nowMs = performance.now();
      for (; sent < count; sent++) {
        const dueMs = this.#startedMs + (sent * 1000) / perSecond;
        if (dueMs > nowMs) break;
        const line = free.shift();
        if (line) begin(line, dueMs);
        else due.push(dueMs);
      }
    }
  }

  /** No promise per request: the client must cost less than what it measures. */
  #one(line: Line, dueMs: number, then: () => void): void {
    try {
      line.ask(textOf(this.#order.next(), this.#host), (status, body) => {
        this.#tookMs.push(performance.now() - dueMs);
        if (!this.#order.isGood(status, body)) this.#noteBad(status, body);
        then();
      });
    } catch (error) {
      this.fail(error);
    }
  }

  #noteBad(status: number, body: string): void {
    this.#bad++;
    this.#firstBad ||= `${status} ${body.slice(0, 300)}`;
  }

  measured(): Measured {
    const sorted = Float64Array.from(this.#tookMs).sort();
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

function textOf({ method, path, headers, body = '' }: LoadRequest, host: string): string {
  let text = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n`;
  for (const name in headers) text += `${name}: ${headers[name]}\r\n`;
  if (method === 'POST') text += `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `${text}\r\n${body}`;
}
