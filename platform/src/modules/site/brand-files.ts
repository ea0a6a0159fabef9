import type { FastifyInstance } from 'fastify';
import { directionOf } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import { iconFiles, iconPng, iconSvg } from './brand-icon.ts';
import type { OnBrand } from './on-brand.ts';
import { sharePicture, sharePng } from './share-picture.ts';
import { summaries } from './summaries.ts';

interface BrandFile {
  readonly path: string;
  readonly type: string;
  readonly content: (brand: Brand) => string | Promise<Buffer>;
}

const svg = 'image/svg+xml';
const png = 'image/png';

/** What browsers and search engines ask every site for. */
const brandFiles: readonly BrandFile[] = [
  { path: '/favicon.svg', type: svg, content: iconSvg },
  // Old browsers ask for this name; they take the type from the header.
  { path: '/favicon.ico', type: svg, content: iconSvg },
  ...iconFiles.map((file) => ({
    path: file.path,
    type: png,
    content: (brand: Brand) => iconPng(brand, file),
  })),
  { path: sharePicture.path, type: png, content: sharePng },
  { path: '/site.webmanifest', type: 'application/manifest+json', content: webManifest },
];

export function serveBrandFiles(http: FastifyInstance, onBrand: OnBrand): void {
  for (const { path, type, content } of brandFiles) {
    http.get(
      path,
      onBrand(async (brand, _request, reply) =>
        reply
          .type(type)
          .header('cache-control', 'public, max-age=300')
          .send(await content(brand)),
      ),
    );
  }
}

/** Browsers ask for it without the visitor's cookies: it speaks the brand's own language. */
function webManifest({ name, color, defaultLanguage: lang }: Brand): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: summaries.home[lang].replaceAll('{brand}', name),
    lang,
    dir: directionOf(lang),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: svg },
      ...iconFiles.map(({ path, edge, isMaskable }) => ({
        src: path,
        sizes: `${edge}x${edge}`,
        type: png,
        purpose: isMaskable ? 'maskable' : 'any',
      })),
    ],
  });
}
