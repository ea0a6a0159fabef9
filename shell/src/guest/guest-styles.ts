/**
 * Style sheets of a remote in a host's page: there while the remote is shown anywhere, gone with the last of
 * its places. The remote's loader takes a sheet that it has fetched for one that is on the page; what was taken
 * away is therefore put back here.
 */
export interface GuestStyles {
  /** Puts back what was taken away; settles when it applies. Never rejects. */
  show(): Promise<void>;
  hide(): void;
}

/** `base` is the address that the remote's files begin with. */
export function guestStyles(base: string): GuestStyles {
  const from = new URL(base, document.baseURI).href;
  let places = 0;
  let away: readonly HTMLLinkElement[] = [];
  // What was on its way when the last place closed comes afterwards.
  const late = new MutationObserver(takeAway);

  function takeAway(): void {
    const sheets = sheetsFrom(from);
    away = [...away, ...sheets];
    for (const sheet of sheets) sheet.remove();
  }

  return {
    async show() {
      places += 1;
      late.disconnect();
      const back = away;
      away = [];
      await Promise.all(back.map(putBack));
    },
    hide() {
      places -= 1;
      if (places > 0) return;
      takeAway();
      late.observe(document.head, { childList: true });
    },
  };
}

const sheetsFrom = (base: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].filter(({ href }) =>
    href.startsWith(base),
  );

/** A sheet that does not come costs its look, as when the remote loads it itself. */
function putBack(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((applied) => {
    sheet.addEventListener('load', () => applied(), { once: true });
    sheet.addEventListener('error', () => applied(), { once: true });
    document.head.append(sheet);
  });
}
