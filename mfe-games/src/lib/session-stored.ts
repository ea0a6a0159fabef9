/** A value that this tab stores until it is closed; nothing if the browser refuses storage. */
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
    // A full or forbidden storage only causes a repeated call.
  }
}
