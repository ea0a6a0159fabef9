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

const parts = 'header, nav, footer';

/**
 * Answers a control of the frame as it is now. A visitor with another language or theme than the server's frame gets a
 * frame that the browser rendered: there it is the control at the same place of the same part.
 */
function placeOf<Control extends HTMLButtonElement | HTMLSelectElement>(
  root: HTMLElement,
  control: Control,
): () => Control | null {
  const part = control.closest(parts);
  const partAt = [...root.querySelectorAll(parts)].indexOf(part ?? root);
  const at = part ? [...part.querySelectorAll(control.localName)].indexOf(control) : -1;
  return () => {
    if (control.isConnected) return control;
    const drawnPart = root.querySelectorAll(parts)[partAt];
    const drawn = drawnPart?.querySelectorAll<Control>(control.localName)[at];
    return drawn?.className === control.className ? drawn : null;
  };
}

function choose(select: HTMLSelectElement | null, value: string): void {
  if (!select) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
