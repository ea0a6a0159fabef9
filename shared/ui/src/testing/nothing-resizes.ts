/** jsdom lays nothing out: who watches a size hears nothing of it. */
export function nothingResizes(): void {
  if ('ResizeObserver' in window) return;
  Object.assign(window, { ResizeObserver: Still });
}

class Still {
  observe(): void {}
  disconnect(): void {}
}
