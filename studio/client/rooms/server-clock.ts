/** The server's time as this page knows it: what is drawn alike for everybody follows it. */
export interface ServerClock {
  /** Takes a time that the server just sent. */
  hear(at: number): void;
  now(): number;
}

const kept = 8;

/** Of the last messages the one that travelled fastest is the best guess. */
export function createServerClock(): ServerClock {
  let offsets: number[] = [];
  return {
    hear(at) {
      offsets = [...offsets, at - Date.now()].slice(-kept);
    },
    now: () => Date.now() + (offsets.length === 0 ? 0 : Math.max(...offsets)),
  };
}
