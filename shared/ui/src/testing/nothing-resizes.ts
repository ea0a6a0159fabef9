/** jsdom has no layout: stubs a resize observer that never reports. */
export function nothingResizes(): void {
  if ('ResizeObserver' in window) return;
  Object.assign(window, { ResizeObserver: Still });
}

class Still {
  observe(): void {}
  disconnect(): void {}
}
