import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useBrands = () => useAnswer(calls.brands, undefined);
