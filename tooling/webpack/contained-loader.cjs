const { dirname, join } = require('node:path');

const tokens = join(__dirname, '..', '..', 'shared', 'ui', 'src', 'tokens');

/**
 * Limits page-wide rules (tokens, element styles) to the elements of an embedded remote: the rest of the page
 * belongs to its host. Fonts stay unchanged; a font face has no scope.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} css
 */
module.exports = function contain(css) {
  if (dirname(this.resourcePath) !== tokens || css.includes('@font-face')) return css;
  const own = css.replaceAll(':root', ':scope').replace(/^html\b/gm, ':scope');
  return `@scope ([data-croupier]) {\n${own}\n}`;
};
