/** Writes a text where another stands: the same once more would cost its frame a layout. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
