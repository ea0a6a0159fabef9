/** Whether an entry of the shell's history adds only an overlay window to the previous page. */
export const opensOverlay = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opensOverlay' in state;
