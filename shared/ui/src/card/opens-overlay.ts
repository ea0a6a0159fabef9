/** Whether an entry of the shell's history is the page before and a window more. */
export const opensOverlay = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opensOverlay' in state;
