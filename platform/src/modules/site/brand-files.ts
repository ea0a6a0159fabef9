import type { FastifyInstance } from 'fastify';
import type { Brand } from '../brands/index.ts';
import { iconFiles, iconPng, iconSvg } from './brand-icon.ts';
import type { OnBrand } from './on-brand.ts';
import { sharePicture, sharePng } from './share-picture.ts';

interface BrandFile {
  readonly path: string;
  readonly type: string;
  readonly content: (brand: Brand) => string | Promise<Buffer>;
}

const svg = 'image/svg+xml';
const png = 'image/png';

/** Files that browsers and search engines request from every site. */
const brandFiles: readonly BrandFile[] = [
  { path: '/favicon.svg', type: svg, content: iconSvg },
  // Old browsers request this name; they take the type from the header.
  { path: '/favicon.ico', type: svg, content: iconSvg },
  ...iconFiles.map((file) => ({
    path: file.path,
    type: png,
    content: (brand: Brand) => iconPng(brand, file),
  })),
  { path: sharePicture.path, type: png, content: sharePng },
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
