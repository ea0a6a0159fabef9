import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Core } from '../../core.ts';
import { named } from '../../http/named-plugin.ts';
import { consolePolicy } from '../../http/security-headers.ts';
import { serveImmutable } from '../../http/static-files.ts';
import type { Brands } from '../brands/index.ts';
import type { Registry } from '../registry/index.ts';
import type { Verification } from '../verification/index.ts';
import { openConsole, openShell } from './asset-build.ts';
import { serveBrandFiles } from './brand-files.ts';
import { developmentShell } from './development-shell.ts';
import type { FailureAdmin } from './failure-admin.ts';
import { createFrames, openRender } from './frames.ts';
import { createOnBrand } from './on-brand.ts';
import { sendPage } from '../../http/compressed-response.ts';
import { pageEndpoint } from './page-endpoint.ts';
import { servePhoneVerification } from './phone-verification-page.ts';
import { policyReportEndpoint } from './policy-reports.ts';
import type { Providers } from '../providers/index.ts';
import type { Previews } from './previews.ts';
import type { SiteKeys } from './site-keys.ts';
import type { Site } from './site.service.ts';
import { createPageSkeletons } from './skeletons.ts';
import { serveSearchFiles } from './sitemap.ts';
import { serveWebManifest } from './web-manifest.ts';
import { serveWorker, workerFiles } from './worker-endpoints.ts';

interface Dependencies {
  readonly brands: Brands;
  readonly site: Site;
  readonly siteKeys: SiteKeys;
  readonly failureAdmin: FailureAdmin;
  readonly config: Config;
  readonly registry: Registry;
  readonly previews: Previews;
  readonly random: Core['random'];
  readonly verification: Pick<Verification, 'phoneAuth'>;
  readonly providers: Pick<Providers, 'pageOrigins'>;
}

/**
 * The pages: the shell's HTML for every path of a brand, the operators' console, and the additional files
 * that browsers request.
 */
export const siteEndpoints =
  ({ brands, site, siteKeys, failureAdmin, verification, config, ...dealing }: Dependencies) =>
  async (http: FastifyInstance): Promise<void> => {
    const keys = await siteKeys.pinned();
    const shell = await openShell(config, keys);
    const board = await openConsole(config);
    const development = developmentShell({ config, keys, assetsDir: shell.assetsDir });
    const onFailure = (error: unknown) => http.log.error(error, 'the frame of a page');
    const render = shell.renderPath === null ? null : openRender(shell.renderPath);
    const frames = createFrames(render, onFailure);
    const skeletons = createPageSkeletons(dealing.registry, onFailure);
    await serveImmutable(http, { root: shell.assetsDir, prefix: '/assets/' });
    await serveImmutable(http, { root: board.assetsDir, prefix: '/console/assets/' });

    await http.register(named(policyReportEndpoint({ brands, failureAdmin })));

    const onBrand = createOnBrand(brands);
    const consolePage = onBrand((_brand, request, reply) =>
      sendPage(request, reply.header('content-security-policy', consolePolicy), board.page),
    );

    http.get('/console', consolePage);
    http.get('/console/*', consolePage);
    serveBrandFiles(http, onBrand);
    serveWebManifest(http, { registry: dealing.registry, onBrand });
    serveSearchFiles(http, { registry: dealing.registry, onBrand });
    serveWorker(http, {
      shell,
      isOn: config.serviceWorker,
      moduleOrigins: Object.values(config.moduleOrigins),
      onBrand,
    });
    servePhoneVerification(http, { shell, phoneAuth: verification.phoneAuth, onBrand });
    const shellFiles = { ...shell.files, ...workerFiles(shell, { isOn: config.serviceWorker }) };
    const page = pageEndpoint({
      site,
      config,
      ...dealing,
      shell,
      shellFiles,
      development,
      frames,
      skeletons,
    });
    http.get('/*', onBrand(page));
  };
