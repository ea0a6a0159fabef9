/** This page's estimate of the server's time, used for everything that all players see alike. */
export interface ServerClock {
  /** Takes a time that the server has just sent. */
  synchronize(at: number): void;
  now(): number;
}

const kept = 8;

/** The fastest of the last messages gives the best estimate. */
export function createServerClock(): ServerClock {
  let offsets: number[] = [];
  return {
    synchronize(at) {
      offsets = [...offsets, at - Date.now()].slice(-kept);
    },
    now: () => Date.now() + (offsets.length === 0 ? 0 : Math.max(...offsets)),
  };
}
