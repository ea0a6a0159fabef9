/** Replaces a text only if it differs: writing the same text again would cost the frame a layout. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
