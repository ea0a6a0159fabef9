const reopenAfterMs = 2_000;

interface Listeners {
  readonly [name: string]: (data: string) => void;
}

/**
 * Follows an event stream until the returned function is called. A browser reconnects after a lost connection; after an
 * answer that is no stream, such as that of a proxy whose server is down, it gives up, and the stream is opened again.
 * `onRefused` may end that: it decides whether to try again.
 */
export function followStream(
  url: string,
  listeners: Listeners,
  onRefused: () => Promise<boolean> = async () => true,
): () => void {
  let stream: EventSource | null = null;
  let timer: number | undefined;
  let isOver = false;

  function open(): void {
    const opened = new EventSource(url);
    stream = opened;
    for (const [name, listener] of Object.entries(listeners))
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => listener(data));
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) void reopen(opened);
    });
  }

  async function reopen(refused: EventSource): Promise<void> {
    refused.close();
    const isWorthIt = await onRefused();
    if (isOver || !isWorthIt) return;
    timer = window.setTimeout(open, reopenAfterMs);
  }

  open();
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    stream?.close();
  };
}
