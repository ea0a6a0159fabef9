const letterwise = new Intl.Segmenter();

/** Masks `rahim` as `ra•••m`: players recognise themselves, but others cannot identify them. */
export function maskAccount(account: string): string {
  const letters = [...letterwise.segment(account)].map(({ segment }) => segment);
  const shown = letters.length > 4 ? 2 : 1;
  return `${letters.slice(0, shown).join('')}•••${letters.length > 2 ? letters.at(-1) : ''}`;
}
