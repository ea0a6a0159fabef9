export interface EarlyClicks {
  /** React takes the presses from here on: what it answers itself must not be done again. */
  readonly end: () => void;
  /** Does the last one again. */
  readonly repeat: () => void;
}

/**
 * Keeps what the visitor last pressed or chose in a frame that does not listen yet. Links and popovers
 * work without us.
 */
export function keepEarlyClicks(root: HTMLElement): EarlyClicks {
  let again: () => void = () => undefined;
  function note({ type, target }: Event): void {
    if (type === 'change' && target instanceof HTMLSelectElement) {
      const { value } = target;
      again = () => choose(target, value);
    }
    const button = type === 'click' && target instanceof Element ? target.closest('button') : null;
    if (button && !button.popoverTargetElement) again = () => button.click();
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
