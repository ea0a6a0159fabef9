import { useState } from 'react';

/** All drafts of this tab are stored in session storage under keys that start like this. */
export const draftKeyStart = 'draft:';

/**
 * The text of a form field that survives a reload, a lost connection and a session that ends before the form
 * was sent: this tab stores it until it is set to the initial text again, or until the member signs out. Never
 * for passwords, PINs and codes.
 */
export function useDraft(name: string, initial = ''): readonly [string, (text: string) => void] {
  const key = `${draftKeyStart}${name}`;
  // The form may be reused for another subject, such as another method: its draft is read then.
  const [shown, setShown] = useState(() => ({ key, text: stored(key) ?? initial }));
  if (shown.key !== key) setShown({ key, text: stored(key) ?? initial });
  const text = shown.key === key ? shown.text : (stored(key) ?? initial);

  function change(next: string): void {
    store(key, next === initial ? null : next);
    setShown({ key, text: next });
  }

  return [text, change];
}

/** Removes the drafts of a form that was sent: all whose names start like this. */
export function removeDrafts(nameStart: string): void {
  try {
    const { sessionStorage } = window;
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${draftKeyStart}${nameStart}`)) sessionStorage.removeItem(key);
  } catch {
    // The browser refuses storage: there are no drafts.
  }
}

function stored(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // The browser refuses storage: the text stays on the screen only.
  }
}
