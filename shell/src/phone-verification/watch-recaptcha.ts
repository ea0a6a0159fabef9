/**
 * Reports the height that the reCAPTCHA takes at the moment: its badge while it works, its window while it asks the
 * visitor, 0 without one. It adds and moves its elements by itself, without an event.
 */
export function watchReCaptcha(onHeight: (height: number) => void): void {
  let known = 0;
  const observer = new MutationObserver(() => {
    const height = Math.ceil(Math.max(0, ...[...document.querySelectorAll('iframe')].map(bottom)));
    if (height === known) return;
    known = height;
    onHeight(height);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
}

function bottom(frame: HTMLIFrameElement): number {
  const { width, bottom: end } = frame.getBoundingClientRect();
  return width > 0 && getComputedStyle(frame).visibility !== 'hidden' ? end : 0;
}
