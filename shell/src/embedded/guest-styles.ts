/** What all remotes on a page agree on, each with its own copy of this file. */
interface PageStyles {
  /** Places in which any remote is shown. */
  places: number;
  away: readonly Element[];
  late: MutationObserver | null;
}

const shared = Symbol.for('croupier.guest-styles');
const mark = 'link[data-croupier-sheet]';

/**
 * Puts back the style sheets that were taken away, for one more place; settles when they apply. Never rejects.
 * A remote's loader takes a sheet that it has fetched for one that is on the page.
 */
export async function showStyles(): Promise<void> {
  const page = pageStyles();
  page.places += 1;
  page.late?.disconnect();
  const back = page.away;
  page.away = [];
  await Promise.all(back.map(putBack));
}

/**
 * One place less. With the last one every sheet of a remote leaves the page, and so does one that was still on
 * its way; not sooner, for a bundler may have one remote use the kit, and its sheet, that another one brought.
 */
export function hideStyles(): void {
  const page = pageStyles();
  page.places -= 1;
  if (page.places > 0) return;
  const takeAway = () => {
    const sheets = [...document.querySelectorAll(mark)];
    page.away = [...page.away, ...sheets];
    for (const sheet of sheets) sheet.remove();
  };
  takeAway();
  page.late = new MutationObserver(takeAway);
  page.late.observe(document.head, { childList: true });
}

function pageStyles(): PageStyles {
  const known: PageStyles | undefined = Reflect.get(globalThis, shared);
  if (known) return known;
  const made: PageStyles = { places: 0, away: [], late: null };
  Reflect.set(globalThis, shared, made);
  return made;
}

/** A sheet that does not come costs its look, as when the remote loads it itself. */
function putBack(sheet: Element): Promise<void> {
  return new Promise((applied) => {
    sheet.addEventListener('load', () => applied(), { once: true });
    sheet.addEventListener('error', () => applied(), { once: true });
    document.head.append(sheet);
  });
}
