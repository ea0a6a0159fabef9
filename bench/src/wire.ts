import type { CDPSession } from '@playwright/test';

/** What was transferred, exactly: independent of time and other load on the machine. */
export interface Transferred {
  /** Bytes on the wire, including the headers of the answers. */
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly requests: number;
  /** Waves of requests: a request that began after another had ended may have waited for it. */
  readonly waves: number;
}

interface Request {
  readonly wave: number;
  readonly isScript: boolean;
  readonly bytes: number;
  readonly hasEnded: boolean;
}

export interface Wire {
  /** Starts the count. */
  begin(): void;
  transferred(): Transferred;
}

/** Counts the requests of a page, except the live stream, which never ends. */
export function watchWire(session: CDPSession): Wire {
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'EventSource') return;
    const ended = [...requests.values()].filter(({ hasEnded }) => hasEnded);
    const wave = 1 + Math.max(0, ...ended.map((one) => one.wave));
    requests.set(requestId, { wave, isScript: type === 'Script', bytes: 0, hasEnded: false });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const request = requests.get(requestId);
    if (request) requests.set(requestId, { ...request, bytes, hasEnded: true });
  });
  return {
    begin: () => requests.clear(),
    transferred() {
      const all = [...requests.values()];
      const scripts = all.filter(({ isScript }) => isScript);
      return {
        bytes: sumOf(all),
        scriptBytes: sumOf(scripts),
        scripts: scripts.length,
        requests: all.length,
        waves: Math.max(0, ...all.map(({ wave }) => wave)),
      };
    },
  };
}

const sumOf = (requests: readonly Request[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0);
