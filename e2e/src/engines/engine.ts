/** A browser engine that Playwright does not drive here, behind the few steps that a journey needs. */
export interface Engine {
  readonly name: string;
  /** Opens a browser with an empty profile. */
  open(): Promise<EnginePage>;
}

export interface EnginePage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Clicks with the engine's own pointer, once the element is there. */
  click(wanted: ElementQuery): Promise<void>;
  /** Replaces what a field holds, key by key. */
  fill(wanted: ElementQuery, text: string): Promise<void>;
  /** Text of an element once it is there. */
  textOf(wanted: ElementQuery): Promise<string>;
  /** Runs a script in the page that gives a text. */
  evaluate(script: string): Promise<string>;
  /** Does some steps inside the first frame of the page. */
  inFrame(work: (frame: Pick<EnginePage, 'click'>) => Promise<void>): Promise<void>;
  /** The page as it looks, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An element as a reader knows it: its role, and the beginning of its name. */
export interface ElementQuery {
  readonly role: keyof typeof selectors;
  readonly name: string;
  /** Looks inside the last dialog alone. */
  readonly inDialog?: boolean;
}

const selectors = {
  button: 'button,[role=button]',
  link: 'a[href]',
  field: 'input,textarea',
  search: 'main input[type=search]',
  heading: 'h1,h2,h3',
  action: 'main a[href],main button',
} as const;

/** Source of a function body that gives the wanted element, or null. Both protocols run it in the page. */
export function finderOf({ role, name, inDialog = false }: ElementQuery): string {
  return `
    const place = ${inDialog} ? [...document.querySelectorAll('dialog,[role=dialog]')].at(-1) : document;
    const named = (one) => one.getAttribute('aria-label')
      ?? one.labels?.[0]?.textContent
      ?? one.getAttribute('placeholder') ?? one.textContent ?? '';
    const isShown = (one) => one.getClientRects().length > 0 && !one.disabled;
    return [...(place?.querySelectorAll(${JSON.stringify(selectors[role])}) ?? [])]
      .find((one) => isShown(one) && named(one).trim().startsWith(${JSON.stringify(name)})) ?? null;`;
}

const timeoutMs = 90_000;
const pauseMs = 100;

/** Asks until there is an answer; an error after `limitMs`. */
export async function eventually<Found>(
  what: string,
  ask: () => Promise<Found | null>,
  limitMs = timeoutMs,
): Promise<Found> {
  const until = Date.now() + limitMs;
  for (;;) {
    const found = await ask();
    if (found !== null) return found;
    if (Date.now() > until) throw new Error(`not there within ${limitMs / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

export const wordsOf = ({ role, name }: ElementQuery) => `${role} '${name}'`;
