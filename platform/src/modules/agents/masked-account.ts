/** Masks `rahim_92` as `ra•••2`. */
export function maskedAccount(account: string): string {
  return `${account.slice(0, 2)}•••${account.slice(-1)}`;
}
