import type { DrawId } from '@croupier/contracts';

/** The id from the address; the platform decides whether the draw exists. */
export const drawIdOf = (text: string | undefined): DrawId => (text ?? '') as DrawId;
