import type { DrawId } from '@croupier/contracts';

/** What stands in the address; the platform says whether there is such a draw. */
export const drawIdOf = (text: string | undefined): DrawId => (text ?? '') as DrawId;
