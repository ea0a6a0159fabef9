export interface EarlyClicks {
  /** React handles clicks from here on: a click that React replays must not be repeated. */
  readonly end: () => void;
  /** Repeats the last click. */
  readonly repeat: () => void;
}

/**
 * Stores the visitor's last click or choice in a frame that is not hydrated yet. Links and popovers work
 * without script.
 */
export function recordEarlyClicks(root: HTMLElement): EarlyClicks {
  let again: () => void = () => undefined;
  function note({ type, target }: Event): void {
    if (type === 'change' && target instanceof HTMLSelectElement) {
      const { value } = target;
      again = () => choose(target, value);
    }
    const button = type === 'click' && target instanceof Element ? target.closest('button') : null;
    // A button that hides its popover is a choice in it: the browser only hides.
    const isOpener = button?.popoverTargetElement && button.popoverTargetAction !== 'hide';
    if (button && !isOpener) again = () => button.click();
  }
  const kinds = ['click', 'change'] as const;
  for (const kind of kinds) root.addEventListener(kind, note, { capture: true });
  return {
    end() {
      for (const kind of kinds) root.removeEventListener(kind, note, { capture: true });
    },
    repeat: () => again(),
  };
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
