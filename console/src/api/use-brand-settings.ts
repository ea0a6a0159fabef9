import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useBrandSettings = (brand: string) => useCallQuery(calls.brandSettings, { brand });
