/** Between two steps of a start: what waits for the page, a finger or a picture, comes first. */
export const breathe = (): Promise<void> => new Promise((go) => setTimeout(go, 0));
