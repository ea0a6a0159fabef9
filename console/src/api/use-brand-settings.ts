import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useBrandSettings = (brand: string) => useAnswer(calls.brandSettings, { brand });
