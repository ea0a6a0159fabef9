import { useCallback, useEffect, useRef } from 'react';

type Action = () => void;

const begins = ['pointerdown', 'mousedown'] as const;
const ends = ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const;

/**
 * Runs an action at once, or after the click while a pointer button is down. A field loses the focus on
 * button down; an error message rendered at that moment moves the page, the button is released over another
 * element, and the browser sends no click.
 */
export function useAfterPress(): (action: Action) => void {
  const isPressed = useRef(false);
  const waiting = useRef<Action[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      isPressed.current = true;
    };
    // The click follows the release in the same task.
    const end = () => {
      clearTimeout(timer);
      timer = setTimeout(release);
    };
    function release(): void {
      isPressed.current = false;
      for (const action of waiting.current.splice(0)) action();
    }
    for (const name of begins) window.addEventListener(name, begin, options);
    for (const name of ends) window.addEventListener(name, end, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  return useCallback((action) => {
    if (isPressed.current) waiting.current.push(action);
    else action();
  }, []);
}
