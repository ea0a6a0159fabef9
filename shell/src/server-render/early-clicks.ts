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
      const drawn = placeOf(root, target);
      again = () => choose(drawn(), value);
    }
    const button = type === 'click' && target instanceof Element ? target.closest('button') : null;
    // A button that hides its popover is a choice in it: the browser only hides.
    const isOpener = button?.popoverTargetElement && button.popoverTargetAction !== 'hide';
    if (!button || isOpener) return;
    const drawn = placeOf(root, button);
    again = () => drawn()?.click();
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

/**
 * Answers a control of the frame as it is now. A visitor with another language or theme than the server's frame gets a
 * frame that the browser rendered: there it is the control of the same class at the same place.
 */
function placeOf<Control extends HTMLButtonElement | HTMLSelectElement>(
  root: HTMLElement,
  control: Control,
): () => Control | undefined {
  const kind = control.localName;
  const alike = () =>
    [...root.querySelectorAll<Control>(`header ${kind}, nav ${kind}, footer ${kind}`)].filter(
      ({ className }) => className === control.className,
    );
  const at = alike().indexOf(control);
  return () => (control.isConnected ? control : alike()[at]);
}

function choose(select: HTMLSelectElement | undefined, value: string): void {
  if (!select) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
