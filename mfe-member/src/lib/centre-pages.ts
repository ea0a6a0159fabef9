/** Pages of the centre by the product's own ids. */
export const centrePages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
  'playSafely',
] as const;
export type CentrePage = (typeof centrePages)[number];

/** The page that an address names; the first one where it names none that exists. */
export function pageNamed(name: string | undefined): CentrePage {
  if (name === 'deposit') return 'depositv2';
  return centrePages.find((page) => page === name) ?? 'securityCenter';
}
