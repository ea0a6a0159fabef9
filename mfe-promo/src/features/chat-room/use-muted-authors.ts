import { useState } from 'react';

const storedAs = 'chat-muted-authors';
const storedAtMost = 200;

/** Authors whose messages this browser hides. Where nothing can be stored, they are hidden until the page closes. */
export function useMutedAuthors() {
  const [muted, setMuted] = useState<ReadonlySet<string>>(storedAuthors);

  function store(next: ReadonlySet<string>): void {
    setMuted(next);
    try {
      localStorage.setItem(storedAs, [...next].slice(-storedAtMost).join(' '));
    } catch {
      // Storage is off or full: the state above is enough for this page.
    }
  }

  return {
    muted,
    mute: (author: string) => store(new Set([...muted, author])),
    unmuteAll: () => store(new Set()),
  };
}

function storedAuthors(): ReadonlySet<string> {
  try {
    return new Set(localStorage.getItem(storedAs)?.split(' ').filter(Boolean));
  } catch {
    return new Set();
  }
}
