/**
 * Local or session storage that never throws: a browser may refuse it, and a preference must not cause a
 * failure.
 */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

export const local = storedIn(() => window.localStorage);
export const perTab = storedIn(() => window.sessionStorage);

function storedIn(storage: () => Storage): SafeStorage {
  function attempt<Value>(work: (storage: Storage) => Value, otherwise: Value): Value {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key) => attempt((stored) => stored.getItem(key), null),
    set: (key, value) => attempt((stored) => stored.setItem(key, value), undefined),
    remove: (key) => attempt((stored) => stored.removeItem(key), undefined),
    keys: () => attempt((stored) => Object.keys(stored), []),
  };
}
