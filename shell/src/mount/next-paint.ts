/** What was set last is on screen: work that takes long may begin. */
export const nextPaint = (): Promise<void> =>
  new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
