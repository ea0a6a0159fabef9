import type { PlayPage } from '../../src/play-protocol.ts';

/** The data that the server put into the page. */
export const page: PlayPage = read();

function read(): PlayPage {
  // The server writes this element from the same type.
  return JSON.parse(elementById('page').textContent) as PlayPage;
}

export function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

export function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = elementById(id);
  if (!(found instanceof kind)) throw new Error(`#${id} is another element`);
  return found;
}
