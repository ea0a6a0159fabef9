/** Between two steps of a start: what waits for the page, a finger or a picture, comes first. */
export const yieldToMain = (): Promise<void> => new Promise((go) => setTimeout(go, 0));
