/**
 * Runs `act` as soon as no dialog is open, at once where none is. The result stops waiting.
 */
export function whenNoDialog(act: () => void): () => void {
  const isOpen = () => document.querySelector('dialog[open], [role="dialog"]') !== null;
  if (!isOpen()) {
    act();
    return () => undefined;
  }
  const watching = new MutationObserver(() => {
    if (isOpen()) return;
    watching.disconnect();
    act();
  });
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => watching.disconnect();
}
