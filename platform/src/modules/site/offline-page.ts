import { directionOf, type Language } from '@croupier/contracts';
import { policy } from '../../http/security-headers.ts';
import type { Brand } from '../brands/index.ts';
import type { InlineStyle, ShellBuild } from './asset-build.ts';
import { iconSvg } from './brand-icon.ts';
import { lookStyleOf } from './look-style.ts';
import { offlineAgain, offlineText, offlineTitle } from './offline-texts.ts';
import { escapeHtml, inlineTag, scriptTag, styleTag } from './page-html.ts';

/**
 * The page that a browser caches for offline use: the brand's look, in each of its languages. Its script
 * shows the visitor's language, and reloads as soon as the site answers. It contains no visitor data.
 */
export function offlineHtml(brand: Brand, shell: ShellBuild): string {
  const { defaultLanguage, languages, look, name, color, defaultTheme } = brand;
  const others = languages.filter((language) => language !== defaultLanguage);
  const words = [defaultLanguage, ...others].map((language, index) =>
    wordsIn(language, { name, isShown: index === 0 }),
  );
  return `<!doctype html>
<html lang="${defaultLanguage}" dir="${directionOf(defaultLanguage)}" data-brand="${escapeHtml(look)}" data-theme="${defaultTheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${titleIn(defaultLanguage, name)}</title>
<meta name="robots" content="noindex">
<meta name="theme-color" content="${color}">
${[...stylesOf(brand, shell).flatMap(inlineTag), ...(shell.offline?.styles ?? []).map(styleTag), ...(shell.offline?.scripts ?? []).map(scriptTag)].join('\n')}
</head>
<body>
<main>
<img src="data:image/svg+xml,${encodeURIComponent(iconSvg(brand))}" width="72" height="72" alt="${escapeHtml(name)}">
${words.join('\n')}
</main>
</body>
</html>
`;
}

/** The built-in look, then the brand's own. */
const stylesOf = (brand: Brand, { inlineStyle }: ShellBuild): readonly InlineStyle[] =>
  [inlineStyle, lookStyleOf(brand)].filter((style) => style !== null);

const titleIn = (language: Language, name: string) =>
  `${escapeHtml(offlineTitle[language])} · ${escapeHtml(name)}`;

function wordsIn(
  language: Language,
  { name, isShown }: { readonly name: string; readonly isShown: boolean },
): string {
  return `<section lang="${language}" dir="${directionOf(language)}" data-title="${titleIn(language, name)}"${isShown ? '' : ' hidden'}>
<h1>${escapeHtml(offlineTitle[language])}</h1>
<p>${escapeHtml(offlineText[language])}</p>
<button type="button">${escapeHtml(offlineAgain[language])}</button>
</section>`;
}

export const offlinePolicy = (brand: Brand, shell: ShellBuild): string =>
  policy({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': ["'self'", ...stylesOf(brand, shell).map(({ hash }) => `'${hash}'`)].join(' '),
    'font-src': "'self'",
    'img-src': 'data:',
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
