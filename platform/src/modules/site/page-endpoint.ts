import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  fontsCookie,
  pageMeantBy,
  policyReportsPath,
  withQuery,
  type ShellFiles,
  type SiteManifest,
} from '@croupier/contracts';
import type { Config } from '../../config.ts';
import { memberCredential, operatorCredential } from '../../http/cookies.ts';
import { sendProblem } from '../../http/problems.ts';
import { pagePolicy, type PageSources } from '../../http/security-headers.ts';
import { visitorOf } from '../../http/visitor.ts';
import { retryAfterS, type Brand } from '../brands/index.ts';
import { cookiesWithLanguage, languageHeaders, languageOfAddress } from './asked-language.ts';
import type { Asset, InlineStyle, ShellBuild } from './asset-build.ts';
import type { DevelopmentShell } from './development-shell.ts';
import { sendEarlyHints } from './early-hints.ts';
import type { FramedPage, Frames } from './frames.ts';
import { isLoopback, readLocalModules, type LocalModule } from './local-modules.ts';
import { lookStyleOf } from './look-style.ts';
import { offTitle, withoutScript } from './own-pages.ts';
import { sendPage } from '../../http/compressed-response.ts';
import { pageHtml } from './page-html.ts';
import { firstCallsOf, filesOf, isHelp, viewOf, siteInPage, type PageView } from './page-view.ts';
import type { Previews } from './previews.ts';
import { headOf } from './search-tags.ts';
import type { Site } from './site.service.ts';
import type { PageSkeletons } from './skeletons.ts';
import { enterPreview, audienceOf } from './visitor-mark.ts';
import type { ProviderOrigins, Providers } from '../providers/index.ts';
import type { Registry } from '../registry/index.ts';
import type { Core } from '../../core.ts';

export interface PageUses {
  readonly site: Site;
  readonly config: Config;
  readonly registry: Registry;
  readonly previews: Previews;
  readonly random: Core['random'];
  readonly shell: ShellBuild;
  readonly shellFiles: ShellFiles;
  readonly development: DevelopmentShell | null;
  readonly frames: Frames;
  readonly skeletons: PageSkeletons;
  readonly providers: Pick<Providers, 'pageOrigins'>;
}

interface PageRequest {
  readonly brand: Brand;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers any path of a brand that is neither a call nor a file with the shell's page for it. */
export const pageEndpoint =
  (uses: PageUses) =>
  async (brand: Brand, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = { brand, request, reply };
    const path = pathOf(request);
    if (!isPagePath(path))
      return sendProblem(reply, 'not-found', { detail: 'Nothing answers at this address.' });
    if (await enterPreview(brand, page, uses.previews)) return reply;
    const manifest = await manifestFor(page, path, uses);
    return manifest.ok
      ? answer(page, { manifest: manifest.value, path }, uses)
      : sendProblem(reply, manifest.code, manifest);
  };

async function manifestFor(page: PageRequest, path: string, uses: PageUses) {
  const { brand, request, reply } = page;
  const { site, config, shellFiles } = uses;
  return site.manifest(brand, {
    cookies: cookiesWithLanguage(brand, request, reply),
    credential: memberCredential(request),
    operatorCredential: operatorCredential(request),
    localModules: localModulesOf(request, config),
    isDeveloper: isDeveloper(request, config),
    path,
    shellFiles,
    from: visitorOf(request, config),
    audience: await audienceOf(brand, page, uses),
  });
}

async function answer(
  { brand, request, reply }: PageRequest,
  { manifest, path }: { readonly manifest: SiteManifest; readonly path: string },
  uses: PageUses,
): Promise<FastifyReply> {
  const { config, shell, site: signing, providers } = uses;
  const view = viewOf(manifest, path);
  const meant = view.status === 404 && view.title !== offTitle ? pageMeantBy(path) : null;
  // Not 301, which browsers keep: a module that is switched on later may own the path.
  if (meant !== null)
    return reply.redirect(withQuery(meant, request.url.slice(askedPath(request).length)), 302);
  const address = addressOf(view, request);
  if (address !== request.url) return reply.redirect(address, 302);
  const build = await buildFor(manifest, uses);
  const known = siteInPage(manifest);
  const site = build === shell ? known : { ...known, shellFiles: build.files };
  const first = firstFiles(site, view, build);
  if (config.earlyHints) sendEarlyHints(request, reply, [...build.scripts, ...first]);
  const help = isHelp(view) ? await signing.help(brand, site.language) : null;
  const drawn =
    build === shell ? await draw({ site, view, url: request.url, help }, uses) : undrawn;
  const fonts = request.cookies[fontsCookie] ? build.fontStyle : null;
  const inlineStyles = [lookStyleOf(brand), fonts, drawn.style].filter((style) => style !== null);
  const allStyles = build.inlineStyle ? [build.inlineStyle, ...inlineStyles] : inlineStyles;
  const origins = await providers.pageOrigins();
  const isNamed = languageOfAddress(brand, request) !== undefined;
  sayWhenOpen(reply, site);
  reply
    .code(view.status)
    .header('vary', languageHeaders)
    .header(
      'content-security-policy',
      pagePolicy(sourcesOf(config, { site, inlineStyles: allStyles, origins })),
    );
  const html = pageHtml({
    head: headOf({ brand, view, language: site.language, isNamed }),
    withoutScript: withoutScript[site.language],
    color: brand.color,
    site,
    signed: await signing.signed(site),
    shell: build,
    frame: drawn.frame,
    inlineStyles,
    preloads: first,
    asks: firstCallsOf(view, site),
  });
  return sendPage(request, reply, html);
}

/** React's builds must match: a remote from a development server needs a development shell. */
async function buildFor(
  { modules }: SiteManifest,
  { shell, development }: PageUses,
): Promise<ShellBuild> {
  const isLocal = modules.some((module) => module.isLocal);
  return (isLocal && (await development?.current())) || shell;
}

interface RenderedFrame {
  /** Empty: the browser renders it. */
  readonly frame: string;
  readonly style: InlineStyle | null;
}

const undrawn: RenderedFrame = { frame: '', style: null };

/** The frame with the skeleton of the path's owner, and that skeleton's styles. */
async function draw(
  {
    site,
    view,
    url,
    help,
  }: Pick<FramedPage, 'site' | 'url' | 'help'> & { readonly view: PageView },
  { frames, skeletons, shell }: PageUses,
): Promise<RenderedFrame> {
  if (shell.renderPath === null) return undrawn;
  const pageSkeleton = await skeletons.of(view.owner, site.language);
  const frame = await frames.frameOf({ site, url, skeleton: pageSkeleton?.skeleton ?? null, help });
  return { frame, style: (frame && pageSkeleton?.style) || null };
}

function sayWhenOpen(reply: FastifyReply, { closure, serverTime }: SiteManifest): void {
  if (closure?.kind !== 'maintenance') return;
  reply.header('retry-after', String(retryAfterS(closure.endsAt, new Date(serverTime))));
}

/**
 * Under these prefixes only calls answer; an unknown path there gets a problem response, not a page. A prefix itself
 * can be a word that people type.
 */
const callPrefixes = ['/wps', '/lgw', '/lotto', '/ops', '/modules', '/assets', '/console/assets'];

function isPagePath(path: string): boolean {
  const isCall = callPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  if (isCall && pageMeantBy(path) === null) return false;
  // A missing file (an icon of some size, a scanner's guess) gets no page.
  return !/\.(?!html$)[a-z0-9]+$/i.test(path);
}

const askedPath = ({ url }: Pick<FastifyRequest, 'url'>) => url.split('?')[0] ?? '/';

function pathOf(request: FastifyRequest): string {
  return askedPath(request).replace(/\/+$/, '') || '/';
}

/** Redirects capitals, trailing slashes and aliases to the page's canonical address. */
function addressOf({ status, spelled }: PageView, request: FastifyRequest): string {
  const asked = askedPath(request);
  // The spelling of an unknown path comes from the request: with two slashes it would name another host, here
  // and in the browser.
  const path = status === 200 ? spelled : asked.replaceAll(/\/{2,}/g, '/');
  return path + request.url.slice(asked.length);
}

function isDeveloper({ ip }: FastifyRequest, { development }: Config): boolean {
  return development && isLoopback(ip);
}

function localModulesOf(request: FastifyRequest, config: Config): readonly LocalModule[] {
  return isDeveloper(request, config) ? readLocalModules(request.headers['x-local-module']) : [];
}

interface PageParts {
  readonly site: SiteManifest;
  readonly inlineStyles: readonly InlineStyle[];
  readonly origins: ProviderOrigins;
}

function sourcesOf(
  { moduleOrigins }: Config,
  { site: { modules, ticket, canInspect, delivery }, inlineStyles, origins }: PageParts,
): PageSources {
  const localOrigins = modules
    .filter(({ isLocal }) => isLocal)
    .map(({ baseUrl }) => new URL(baseUrl).origin);
  // A development server also reloads the page through a WebSocket.
  const sockets = localOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return {
    modules: [...new Set([...Object.values(moduleOrigins), ...localOrigins, ...sockets])],
    frames: [...origins.frames, ...(delivery?.launchGameCDNs ?? [])],
    pictures: [...origins.pictures, ...(delivery?.imageCDNs ?? [])],
    inlineStyles: inlineStyles.map(({ hash }) => hash),
    isDevelopment: localOrigins.length > 0,
    canInspect,
    reports: `${policyReportsPath}?ticket=${encodeURIComponent(ticket)}`,
  };
}

/** What the shell and the path's owner will request when the shell starts. */
function firstFiles(
  { language }: SiteManifest,
  { owner }: PageView,
  { page, textsOf, federation, transport, isWhole }: ShellBuild,
): readonly Asset[] {
  const ofOwner = owner && !isWhole ? [...federation, ...filesOf(owner, language)] : [];
  return [...page, ...textsOf(language), ...ofOwner, ...transport];
}
