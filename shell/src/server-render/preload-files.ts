import { afterPictureId } from '@croupier/contracts';

/** What the page needs next, all at once; the platform knows it before any code of the page has run. */
export function preloadFiles(): void {
  const said = document.getElementById(afterPictureId);
  if (said instanceof HTMLTemplateElement) document.head.append(said.content);
}
