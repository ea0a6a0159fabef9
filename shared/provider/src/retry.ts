const pausesS = [1, 2, 4, 8, 30, 120, 600];

/** The pause before the next attempt. Grows to half an hour and stays there. */
export function pauseMs(attempts: number): number {
  return (pausesS[attempts - 1] ?? 1_800) * 1_000;
}
