/**
 * Runs `act` as soon as no dialog is open, immediately if none is open. Returns a function that cancels the wait.
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
