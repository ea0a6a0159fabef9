import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useBrands = () => useCallQuery(calls.brands, undefined);
