import { dialogsWork } from '@croupier/ui/testing';

/** Browser features that the shell uses and jsdom lacks. All elements count as visible. */
export function browserWorks(): void {
  Object.assign(window, {
    scrollTo: () => undefined,
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: InSight,
    ResizeObserver: Still,
  });
  Object.assign(performance, { getEntriesByType: () => [] });
  // Popovers that open and close, for a host of the kit's tests.
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
