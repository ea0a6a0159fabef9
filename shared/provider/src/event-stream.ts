import type { ServerResponse } from 'node:http';

/** Open event streams. Each message is serialised once, for any number of viewers. */
export interface EventStream {
  /** Keeps the response open; `first` is sent to the new viewer at once. */
  join(answer: ServerResponse, first: StreamEvent): void;
  send(event: StreamEvent): void;
  readonly count: number;
  close(): void;
}

export interface StreamEvent {
  readonly name: string;
  /** Sent as JSON. */
  readonly data: unknown;
}

/** A client that no longer reads is disconnected: it opens a new stream when it is back. */
const unreadAtMost = 256 * 1024;
const heartbeatMs = 10_000;

export function createEventStream(): EventStream {
  const answers = new Set<ServerResponse>();

  function leave(answer: ServerResponse): void {
    answers.delete(answer);
    answer.destroy();
  }

  function write(text: string): void {
    for (const answer of answers) {
      if (answer.writableLength > unreadAtMost) leave(answer);
      else answer.write(text);
    }
  }

  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs);
  heartbeat.unref();

  return {
    join(answer, first) {
      answer.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      answer.write(textOf(first));
      answers.add(answer);
      answer.on('close', () => answers.delete(answer));
      answer.on('error', () => leave(answer));
    },
    send: (event) => write(textOf(event)),
    get count() {
      return answers.size;
    },
    close() {
      clearInterval(heartbeat);
      for (const answer of answers) leave(answer);
    },
  };
}

function textOf({ name, data }: StreamEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
