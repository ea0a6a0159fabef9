import type { Logger } from 'pino';
import { feedMessage, type Feed, type FeedSink } from './feed.ts';

const firstPauseMs = 500;
const pauseAtMostMs = 10_000;
/** A longer line is no message. */
const lineAtMost = 256 * 1024;

/**
 * A supplier's feed: `GET` of an address that answers with one JSON message per line and stays open. After a broken
 * connection it connects again; until then its markets are suspended.
 */
export function createLinesFeed(options: { readonly url: string; readonly log: Logger }): Feed {
  const { url, log } = options;
  return {
    name: new URL(url).host,
    start(sink) {
      const stopping = new AbortController();
      const done = keepReading({ url, log, sink, signal: stopping.signal });
      return {
        async stop() {
          stopping.abort();
          await done;
        },
      };
    },
  };
}

interface Reading {
  readonly url: string;
  readonly log: Logger;
  readonly sink: FeedSink;
  readonly signal: AbortSignal;
}

async function keepReading(reading: Reading): Promise<void> {
  const { url, log, signal } = reading;
  let pause = firstPauseMs;
  while (!signal.aborted) {
    try {
      const response = await fetch(url, { signal, redirect: 'manual' });
      if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
      pause = firstPauseMs;
      await readLines(response.body.pipeThrough(new TextDecoderStream()), reading);
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ err: error, url }, 'the feed is interrupted');
    }
    await pauseFor(pause, signal);
    pause = Math.min(pauseAtMostMs, pause * 2);
  }
}

/** Passes complete lines on; an unreadable line is logged and skipped. */
export async function readLines(
  chunks: AsyncIterable<string>,
  { sink, log }: Pick<Reading, 'sink' | 'log'>,
): Promise<void> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > lineAtMost) throw new Error('a line of the feed is too long');
    for (const line of lines) if (line.trim()) receiveLine(line, { sink, log });
  }
  if (rest.trim()) receiveLine(rest, { sink, log });
}

function receiveLine(line: string, { sink, log }: Pick<Reading, 'sink' | 'log'>): void {
  const read = feedMessage.safeParse(parse(line));
  if (read.success) sink.receive(read.data);
  else log.warn({ line: line.slice(0, 200) }, 'a line of the feed cannot be read');
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
