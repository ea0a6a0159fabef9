import { siteElementId, siteSignatureName, type SignedText } from '@croupier/contracts';

/** The manifest of this page, as the platform wrote it. */
export function inlineManifest(): SignedText {
  const text = document.getElementById(siteElementId)?.textContent;
  const signature = document.querySelector(`meta[name="${siteSignatureName}"]`);
  if (!text) throw new Error(`The page has no #${siteElementId}`);
  return { text, signature: signature?.getAttribute('content') ?? '' };
}

export interface FreshPage extends SignedText {
  /** Addresses of the shell's scripts. */
  readonly scripts: readonly string[];
}

const scriptTag = /<script defer src="([^"]+)"/g;
const patienceMs = 10_000;

/**
 * The text of a page (default: this page) as the platform currently serves it, bypassing every cache. The
 * text is not executed.
 */
export async function fetchFreshPage(address: string = window.location.href): Promise<FreshPage> {
  const answer = await fetch(address, {
    credentials: 'include',
    cache: 'reload',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(patienceMs),
  });
  const html = await answer.text();
  const text = between(html, `id="${siteElementId}">`, '</script>');
  const signature = between(html, `<meta name="${siteSignatureName}" content="`, '"');
  const scripts = [...html.matchAll(scriptTag)].map(([, src = '']) => src);
  return { text, signature, scripts };
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  if (from < 0) throw new Error('The answer is not a page of this site');
  return text.slice(from + start.length, text.indexOf(end, from + start.length));
}
