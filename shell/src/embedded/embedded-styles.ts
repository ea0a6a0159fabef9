/** State shared by all remotes on a page, each of which has its own copy of this file. */
interface PageStyles {
  /** Number of remotes that are shown. */
  places: number;
  /** Sheets that were removed from the page, to be added again. The name is shared with older releases. */
  away: readonly Element[];
  /** Removes sheets that arrive while no remote is shown. */
  late: MutationObserver | null;
}

const shared = Symbol.for('croupier.embedded-styles');
const mark = 'link[data-croupier-sheet]';

/**
 * Counts one more remote, and adds the removed style sheets again; settles when they apply. Never rejects.
 * A remote's loader does not load a sheet a second time: it assumes that a fetched sheet is on the page.
 */
export async function showStyles(): Promise<void> {
  const page = pageStyles();
  page.places += 1;
  page.late?.disconnect();
  const removed = page.away;
  page.away = [];
  await Promise.all(removed.map(addAgain));
}

/**
 * Counts one remote less. After the last one, every sheet of a remote is removed, also one that was still
 * loading; not earlier, because a remote can use the kit, and its sheet, that another remote loaded.
 */
export function hideStyles(): void {
  const page = pageStyles();
  page.places -= 1;
  if (page.places > 0) return;
  const removeSheets = () => {
    const sheets = [...document.querySelectorAll(mark)];
    page.away = [...page.away, ...sheets];
    for (const sheet of sheets) sheet.remove();
  };
  removeSheets();
  page.late = new MutationObserver(removeSheets);
  page.late.observe(document.head, { childList: true });
}

function pageStyles(): PageStyles {
  const known: PageStyles | undefined = Reflect.get(globalThis, shared);
  if (known) return known;
  const made: PageStyles = { places: 0, away: [], late: null };
  Reflect.set(globalThis, shared, made);
  return made;
}

/** Without its sheet a remote is shown unstyled, as when the remote's own loader fails. */
function addAgain(sheet: Element): Promise<void> {
  return new Promise((applied) => {
    sheet.addEventListener('load', () => applied(), { once: true });
    sheet.addEventListener('error', () => applied(), { once: true });
    document.head.append(sheet);
  });
}
