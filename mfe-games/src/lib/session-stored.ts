/** What this tab keeps until it is closed; nothing where the browser keeps nothing. */
export function storedInSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function storeInSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store costs a repeat of the call, and nothing else.
  }
}
