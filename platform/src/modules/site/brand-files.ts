import type { Brand } from '../brands/index.ts';
import { escapeHtml } from './page-html.ts';

interface BrandFile {
  readonly path: string;
  readonly type: string;
  readonly text: (brand: Brand) => string;
}

/** What browsers and search engines ask every site for. */
export const brandFiles: readonly BrandFile[] = [
  { path: '/favicon.svg', type: 'image/svg+xml', text: icon },
  // Old browsers ask for this name; they take the type from the header.
  { path: '/favicon.ico', type: 'image/svg+xml', text: icon },
  {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    text: () => 'User-agent: *\nDisallow: /console\n',
  },
  { path: '/site.webmanifest', type: 'application/manifest+json', text: webManifest },
];

/** The brand's initial on its colour. */
function icon({ name, color }: Brand): string {
  const initial = escapeHtml([...name][0] ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${color}"/><text x="32" y="33" fill="#fff" font-family="Georgia, serif" font-weight="700" font-size="38" text-anchor="middle" dominant-baseline="central">${initial}</text></svg>`;
}

function webManifest({ name, color, defaultLanguage }: Brand): string {
  return JSON.stringify({
    name,
    short_name: name,
    lang: defaultLanguage,
    start_url: '/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
}
