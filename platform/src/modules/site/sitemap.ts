import type { FastifyInstance } from 'fastify';
import type { ModuleDescription } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import { anonymousAudience, type Registry } from '../registry/index.ts';
import { addressIn } from './known-address.ts';
import type { OnBrand } from './on-brand.ts';
import { ownPages } from './own-pages.ts';
import { escapeHtml } from './page-html.ts';

const sitemapPath = '/sitemap.xml';

interface Dependencies {
  readonly registry: Pick<Registry, 'siteModules'>;
  readonly onBrand: OnBrand;
}

/** Serves robots.txt and the sitemap. */
export function serveSearchFiles(http: FastifyInstance, { registry, onBrand }: Dependencies): void {
  http.get(
    '/robots.txt',
    onBrand(async (brand, _request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(robotsText(brand.origin)),
    ),
  );
  http.get(
    sitemapPath,
    onBrand(async (brand, _request, reply) => {
      const { modules } = await registry.siteModules(brand.code, anonymousAudience);
      const descriptions = modules.map(({ description }) => description);
      const paths = searchedPaths(brand, descriptions);
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(sitemapXml(brand, paths));
    }),
  );
}

const robotsText = (origin: string) =>
  `User-agent: *\nDisallow: /console\nDisallow: /ops/\n\nSitemap: ${origin}${sitemapPath}\n`;

/** Paths of the brand's indexed pages; for a page with aliases the canonical path. */
function searchedPaths(
  { loginedToHomePage }: Brand,
  modules: readonly ModuleDescription[],
): readonly string[] {
  if (loginedToHomePage) return ['/'];
  const own = ownPages.filter(({ summary, knownAs }) => summary && !knownAs);
  const owned = modules
    .flatMap(({ routes }) => routes)
    .filter(({ summary, path }) => summary && !path.includes(':'));
  return [...own, ...owned].map(({ path }) => path);
}

/**
 * Lists each page in each language, with links to its other languages (sitemaps.org, with Google's
 * `xhtml:link`).
 */
function sitemapXml(brand: Brand, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const addresses = brand.languages.map((language) => ({
      language,
      address: escapeHtml(addressIn(language, brand, path)),
    }));
    const links = addresses.map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    return addresses.map(
      ({ address }) => `<url><loc>${address}</loc>${links.length > 1 ? links.join('') : ''}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
