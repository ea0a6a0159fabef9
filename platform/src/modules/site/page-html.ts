import {
  afterPictureId,
  directionOf,
  hasTexts,
  siteElementId,
  siteSignatureName,
  type HeadTag,
  type PageHead,
  type SignedText,
  type SiteManifest,
} from '@croupier/contracts';
import type { Asset, InlineStyle, ShellBuild } from './asset-build.ts';

export interface Page {
  readonly head: PageHead;
  readonly withoutScript: string;
  readonly color: string;
  readonly site: SiteManifest;
  /** The manifest's text and signature. */
  readonly signed: SignedText;
  readonly shell: Pick<ShellBuild, 'scripts' | 'styles' | 'inlineStyle'>;
  /** Markup of the page's frame, rendered by the shell; empty: the browser renders it. */
  readonly frame: string;
  /** Inline style sheets, after the shell's. */
  readonly inlineStyles: readonly InlineStyle[];
  /** Files that the path's owner needs, known before any code runs. */
  readonly preloads: readonly Asset[];
  /** Addresses of its first read calls. */
  readonly asks: readonly string[];
}

/** The document of a page. It contains everything that a script would otherwise have to request first. */
export function pageHtml({
  head,
  withoutScript,
  color,
  site,
  signed,
  shell,
  frame,
  inlineStyles,
  preloads,
  asks,
}: Page): string {
  const { language, theme, brand, locale } = site;
  const written = locale && hasTexts(locale.tag, [language]) ? locale.tag : language;
  return `<!doctype html>
<html lang="${written}" dir="${directionOf(language)}" data-brand="${escapeHtml(brand.look)}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(head.title)}</title>
${head.tags.map(headTag).join('\n')}
<meta name="theme-color" content="${color}">
<meta name="color-scheme" content="${theme === 'dark' ? 'dark light' : 'light dark'}">
<meta name="${siteSignatureName}" content="${escapeHtml(signed.signature)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/180.png">
<link rel="manifest" href="/site.webmanifest">
${[...styleTags(shell), ...inlineStyles.flatMap(inlineTag), ...shell.scripts.map(scriptTag)].join('\n')}
</head>
<body>
<div id="root">${frame}</div>
<noscript><p>${escapeHtml(withoutScript)}</p></noscript>
${afterPicture([...preloads.map(preloadTag), ...asks.map(askTag)])}
<script type="application/json" id="${siteElementId}">${signed.text}</script>
</body>
</html>
`;
}

function headTag({ tag, ...attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name.toLowerCase()}="${escapeHtml(value)}"`,
  );
  return `<${[tag, ...written].join(' ')}>`;
}

function styleTags({ styles, inlineStyle }: Page['shell']): readonly string[] {
  return inlineStyle ? inlineTag(inlineStyle) : styles.map(styleTag);
}

export const inlineTag = (style: InlineStyle | null) =>
  style ? [`<style>${style.text}</style>`] : [];

export const styleTag = (asset: Asset) => `<link rel="stylesheet" ${source('href', asset)}>`;
export const scriptTag = (asset: Asset) => `<script defer ${source('src', asset)}></script>`;
const preloadTag = (asset: Asset) =>
  `<link rel="preload" as="${asset.url.endsWith('.css') ? 'style' : 'script'}" ${source('href', asset)}>`;

/**
 * Until the frame is painted, network and processors are reserved for it; then the shell's first script
 * fetches these.
 */
const afterPicture = (tags: readonly string[]) =>
  tags.length ? `<template id="${afterPictureId}">${tags.join('\n')}</template>` : '';

// With credentials, as the client requests: otherwise the browser does not use the preloaded answer for the
// call.
const askTag = (url: string) =>
  `<link rel="preload" as="fetch" href="${escapeHtml(url)}" crossorigin="use-credentials">`;

function source(attribute: 'href' | 'src', { url, integrity }: Asset): string {
  const checked = integrity && ` integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`;
  return `${attribute}="${escapeHtml(url)}"${checked}`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** JSON that cannot close its script element, nor open a comment in it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A page for an unknown host, without any brand's look. */
export const unknownBrandHtml = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No site here</title></head>
<body><h1>No site here</h1><p>No site answers at this address. Check the address and try again.</p></body>
</html>
`;
