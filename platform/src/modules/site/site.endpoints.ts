import type { FastifyInstance, FastifyRequest } from 'fastify';
import { policyReportsPath, type SignedText, type SiteManifest } from '@croupier/contracts';
import type { Config } from '../../config.ts';
import { memberCredential, operatorCredential } from '../../http/cookies.ts';
import { sendProblem } from '../../http/problems.ts';
import { consolePolicy, pagePolicy, type PageSources } from '../../http/security-headers.ts';
import { visitorOf } from '../../http/visitor.ts';
import { serveImmutable } from '../../http/static-files.ts';
import { retryAfterS, type Brand, type Brands } from '../brands/index.ts';
import {
  openConsole,
  openShell,
  type Asset,
  type InlineStyle,
  type ShellBuild,
} from './asset-build.ts';
import { developmentShell } from './development-shell.ts';
import { serveBrandFiles } from './brand-files.ts';
import { sendEarlyHints } from './early-hints.ts';
import { createFrames, openRender, type Frames } from './frames.ts';
import { isLoopback, readLocalModules, type LocalModule } from './local-modules.ts';
import { description, homeAliases, withoutScript } from './own-pages.ts';
import { sendPage } from './packed.ts';
import { createOnBrand } from './on-brand.ts';
import { pageHtml } from './page-html.ts';
import { asksOf, filesOf, viewOf, type PageView } from './page-view.ts';
import { lookStyleOf } from './look-style.ts';
import type { FailureDesk } from './failure-desk.ts';
import type { Registry } from '../registry/index.ts';
import type { Core } from '../../core.ts';
import type { Previews } from './previews.ts';
import { enterPreview, guestOf } from './visitor-mark.ts';
import { policyReportEndpoint } from './policy-reports.ts';
import type { Site } from './site.service.ts';
import type { SiteKeys } from './site-keys.ts';
import { createArrivalSkeletons } from './skeletons.ts';
import { serveWorker, workerFiles } from './worker-endpoints.ts';

interface Uses {
  readonly brands: Brands;
  readonly site: Site;
  readonly siteKeys: SiteKeys;
  readonly failureDesk: FailureDesk;
  readonly config: Config;
  readonly registry: Registry;
  readonly previews: Previews;
  readonly random: Core['random'];
}

/** The pages: the shell's HTML for every path of a brand, the operators' console, and what browsers ask for beside. */
export const siteEndpoints =
  ({ brands, site, siteKeys, failureDesk, config, ...dealing }: Uses) =>
  async (http: FastifyInstance): Promise<void> => {
    const shell = await openShell(config, await siteKeys.pinned());
    const board = await openConsole(config);
    const development = await developmentShell(config, await siteKeys.pinned());
    const onFailure = (error: unknown) => http.log.error(error, 'the frame of a page');
    const framesOf = (build: ShellBuild): Frames =>
      createFrames(build.renderPath === null ? null : openRender(build.renderPath), onFailure);
    const frames = framesOf(shell);
    const skeletons = createArrivalSkeletons(dealing.registry, onFailure);
    const roots = [shell.assetsDir, ...(development ? [development.assetsDir] : [])];
    await serveImmutable(http, { root: roots, prefix: '/assets/' });
    await serveImmutable(http, { root: board.assetsDir, prefix: '/console/assets/' });

    await http.register(policyReportEndpoint({ brands, failureDesk }));

    const onBrand = createOnBrand(brands);
    const consolePage = onBrand((_brand, request, reply) =>
      sendPage(request, reply.header('content-security-policy', consolePolicy), board.page),
    );

    http.get('/console', consolePage);
    http.get('/console/*', consolePage);
    serveBrandFiles(http, onBrand);
    serveWorker(http, {
      shell,
      isOn: config.serviceWorker,
      moduleOrigins: Object.values(config.moduleOrigins),
      onBrand,
    });
    const shellFiles = { ...shell.files, ...workerFiles(shell, { isOn: config.serviceWorker }) };
    for (const alias of homeAliases)
      http.get(alias, async ({ url }, reply) => reply.redirect(url.replace(alias, '/'), 302));
    http.get(
      '/*',
      onBrand(async (brand, request, reply) => {
        const path = pathOf(request);
        if (!isPagePath(path))
          return sendProblem(reply, 'not-found', { detail: 'Nothing answers at this address.' });
        if (await enterPreview(brand, { request, reply }, dealing.previews)) return reply;
        const manifest = await site.manifest(brand, {
          cookies: request.cookies,
          credential: memberCredential(request),
          operatorCredential: operatorCredential(request),
          localModules: localModulesOf(request, config),
          isDeveloper: isDeveloper(request, config),
          path,
          shellFiles,
          from: visitorOf(request, config),
          guest: await guestOf(brand, { request, reply }, dealing),
        });
        if (!manifest.ok) return sendProblem(reply, manifest.code, manifest);
        // React's halves must match: a remote from a development server runs in a development shell.
        const isLocal = manifest.value.modules.some((module) => module.isLocal);
        const build = (isLocal && (await development?.current())) || shell;
        const page =
          build === shell ? manifest.value : { ...manifest.value, shellFiles: build.files };
        const view = viewOf(page, path);
        const first = firstFiles(page, view, build);
        if (config.earlyHints) sendEarlyHints(request, reply, [...build.scripts, ...first]);
        const { closure, serverTime } = page;
        if (closure?.kind === 'maintenance')
          reply.header('retry-after', String(retryAfterS(closure.endsAt, new Date(serverTime))));
        const isFramed = build === shell && build.renderPath !== null;
        const arrival = isFramed ? await skeletons.of(view.owner, page.language) : null;
        const skeleton = arrival?.skeleton ?? null;
        const frame = isFramed
          ? await frames.frameOf({ site: page, url: request.url, skeleton })
          : '';
        const frameStyle = (frame && arrival?.style) || null;
        const lookStyle = lookStyleOf(brand);
        const inlineStyles = [build.inlineStyle, lookStyle, frameStyle].filter(
          (style) => style !== null,
        );
        reply
          .code(view.status)
          .header('content-security-policy', pagePolicy(sourcesOf(config, page, inlineStyles)));
        const signed = await site.signed(page);
        return sendPage(
          request,
          reply,
          htmlOf({
            brand,
            site: page,
            signed,
            view,
            shell: build,
            frame,
            lookStyle,
            frameStyle,
            first,
          }),
        );
      }),
    );
  };

/** Under these only calls answer; what is unknown there is a problem, not a page. */
const callPrefixes = ['/wps', '/lgw', '/lotto', '/ops', '/modules', '/assets', '/console/assets'];

function isPagePath(path: string): boolean {
  if (callPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return false;
  // A file that nobody has (an icon of some size, a scanner's guess) is not worth a page.
  return !/\.(?!html$)[a-z0-9]+$/i.test(path);
}

function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?')[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

function isDeveloper({ ip }: FastifyRequest, { development }: Config): boolean {
  return development && isLoopback(ip);
}

function localModulesOf(request: FastifyRequest, config: Config): readonly LocalModule[] {
  return isDeveloper(request, config) ? readLocalModules(request.headers['x-local-module']) : [];
}

function sourcesOf(
  { moduleOrigins, studio }: Config,
  { modules, ticket, canInspect }: SiteManifest,
  inlineStyles: readonly InlineStyle[],
): PageSources {
  const localOrigins = modules
    .filter(({ isLocal }) => isLocal)
    .map(({ baseUrl }) => new URL(baseUrl).origin);
  // A development server also speaks over a socket: it tells the page to reload.
  const sockets = localOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return {
    modules: [...new Set([...Object.values(moduleOrigins), ...localOrigins, ...sockets])],
    frames: [studio.origin],
    inlineStyles: inlineStyles.map(({ hash }) => hash),
    isDevelopment: localOrigins.length > 0,
    canInspect,
    reports: `${policyReportsPath}?ticket=${encodeURIComponent(ticket)}`,
  };
}

interface Arrived {
  readonly brand: Brand;
  readonly site: SiteManifest;
  readonly signed: SignedText;
  readonly view: PageView;
  readonly shell: ShellBuild;
  readonly frame: string;
  readonly lookStyle: InlineStyle | null;
  readonly frameStyle: InlineStyle | null;
  readonly first: readonly Asset[];
}

/** What the shell and the owner of the path will ask for as soon as the shell runs. */
function firstFiles(
  { language }: SiteManifest,
  { owner }: PageView,
  { textsOf, isWhole }: ShellBuild,
): readonly Asset[] {
  return [...textsOf(language), ...(owner && !isWhole ? filesOf(owner, language) : [])];
}

function htmlOf({ brand, site, ...arrived }: Arrived): string {
  const { signed, view, shell, frame, lookStyle, frameStyle, first } = arrived;
  return pageHtml({
    title: `${view.title[site.language]} · ${brand.name}`,
    description: description[site.language].replace('{brand}', brand.name),
    withoutScript: withoutScript[site.language],
    color: brand.color,
    site,
    signed,
    shell,
    frame,
    lookStyle,
    frameStyle,
    preloads: first,
    asks: view.owner ? asksOf(view.owner, site) : [],
  });
}
