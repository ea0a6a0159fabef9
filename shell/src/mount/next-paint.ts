/** Resolves after the last state is painted, so that long work may begin. */
export const nextPaint = (): Promise<void> =>
  new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
