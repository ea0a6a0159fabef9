/**
 * Local storage that never throws: a browser may refuse it, and a lost favourite must not cause a failure.
 */
export function storedList(key: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function storeList(key: string, list: readonly string[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Full or refused: the content of the screen stays for this visit.
  }
}
