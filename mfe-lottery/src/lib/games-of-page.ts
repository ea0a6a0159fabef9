import type { GameFamily, LotteryTable } from '@croupier/contracts';

const vietnam: readonly GameFamily[] = ['vn-north', 'vn-station'];
const heldElsewhere: readonly GameFamily[] = [...vietnam, 'thai', '4d'];

/** The tables of a page, or of the vendor in its address; `/lottery` shows all tables. */
export function gamesOfPage(
  tables: readonly LotteryTable[],
  { pathname, vendor }: { readonly pathname: string; readonly vendor: string | null },
): readonly LotteryTable[] {
  const of = (families: readonly GameFamily[], isMeant = true) =>
    tables.filter(({ game }) => families.includes(game.family) === isMeant);
  if (pathname === '/vnlottery' || vendor === 'TCG_LOTTO_VN') return of(vietnam);
  if (pathname === '/sealottery' || vendor === 'TCG_SEA') return of(heldElsewhere);
  if (pathname === '/lottert' || vendor === 'ELOTT') return of(heldElsewhere, false);
  return tables;
}
