import type { BookPage } from '../../src/play-protocol.ts';

/** The data that the server put into the page. */
export const page: BookPage = read();

function read(): BookPage {
  const element = document.getElementById('page');
  if (!element) throw new Error('the page has no data');
  // The server writes this element from the same type.
  return JSON.parse(element.textContent) as BookPage;
}
