import { afterPictureId } from '@croupier/contracts';

/**
 * Fetches the next files of the page in parallel; the platform lists them before any code of the page has
 * run.
 */
export function preloadFiles(): void {
  const said = document.getElementById(afterPictureId);
  if (said instanceof HTMLTemplateElement) document.head.append(said.content);
}
