import { dialogsWork } from '@croupier/ui/testing';

/** What a browser has and jsdom has not, as far as the shell uses it. Everything is in sight at once. */
export function browserWorks(): void {
  Object.assign(window, {
    scrollTo: () => undefined,
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: InSight,
    ResizeObserver: Still,
  });
  Object.assign(performance, { getEntriesByType: () => [] });
  // A host of the kit's tests has popovers that open and close.
  if (!('showPopover' in HTMLElement.prototype))
    Object.assign(HTMLElement.prototype, {
      showPopover: () => undefined,
      hidePopover: () => undefined,
    });
  dialogsWork();
}

class Still {
  observe(): void {}
  disconnect(): void {}
}

class InSight extends Still {
  readonly #seen: (entries: { isIntersecting: boolean }[]) => void;

  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    super();
    this.#seen = seen;
  }

  override observe(): void {
    this.#seen([{ isIntersecting: true }]);
  }
}
