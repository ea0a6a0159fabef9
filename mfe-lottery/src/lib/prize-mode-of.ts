import type { LotteryGame, PrizeMode } from '@croupier/contracts';
import type { LottoAddress } from './lotto-address.ts';

/** The vendors of the specification, each with the prize mode that its odds follow. */
const modeOfVendor: Readonly<Record<string, PrizeMode>> = {
  TCG_SEA: 'SEA',
  ELOTT: 'Elott',
  LOTT: 'Lott',
  TCG_LOTTO_VN: 'Lott',
};

/** The prize mode that the address requests, if the game has it; `undefined` for the game's first. */
export function prizeModeOf(
  { prizeModes }: Pick<LotteryGame, 'prizeModes'>,
  { vendor }: Pick<LottoAddress, 'vendor'>,
): PrizeMode | undefined {
  const wanted = vendor === null ? undefined : modeOfVendor[vendor];
  return wanted && prizeModes.includes(wanted) ? wanted : prizeModes[0];
}
