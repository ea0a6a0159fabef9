import { useState } from 'react';

/** A yes that this browser stores; where storage is refused, it is lost with the page. */
export function useStoredFlag(key: string): readonly [boolean, () => void] {
  const [isYes, setYes] = useState(() => read(key));
  return [isYes, () => (write(key), setYes(true))];
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

function write(key: string): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // The state of the component has it until the page is left.
  }
}
