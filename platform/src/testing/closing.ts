const opened: (() => Promise<void>)[] = [];

/** Calls `close` after this test file, the last opened first. */
export function closing(close: () => Promise<void>): void {
  opened.push(close);
}

export async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}
