import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const usePlacements = (brand: string) => useAnswer(calls.placements, { brand });
