/** A pause between two steps of a start: pending input and painting come first. */
export const yieldToMain = (): Promise<void> => new Promise((go) => setTimeout(go, 0));
