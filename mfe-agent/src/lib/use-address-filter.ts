import { useSearchParams } from 'react-router-dom';

/** Filters that are stored in the address; a change replaces the entry in the browser's history. */
export function useAddressFilter<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const filter = new Map<Name, string>();
  for (const name of names) {
    const value = params.get(name);
    if (value) filter.set(name, value);
  }
  const change = (changes: Partial<Record<Name, string>>): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of names) {
          const value = changes[name];
          if (value === '') after.delete(name);
          else if (value !== undefined) after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return { filter, change };
}
