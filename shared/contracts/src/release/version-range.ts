/** Whether a version fits a caret range, such as `19.4.0` in `^19.3.1` and `1.2` in `^1.0`. */
export function satisfies(version: string, range: string): boolean {
  const given = numbersOf(version);
  const wanted = numbersOf(range.replace(/^\^/, ''));
  // Before 1.0.0 a new minor version is a breaking change.
  const fixed = wanted[0] === 0 ? 2 : 1;
  for (let at = 0; at < fixed; at++) if ((given[at] ?? 0) !== (wanted[at] ?? 0)) return false;
  for (let at = fixed; at < 3; at++) {
    const difference = (given[at] ?? 0) - (wanted[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

const numbersOf = (version: string) => (version.split('-')[0] ?? '').split('.').map(Number);
