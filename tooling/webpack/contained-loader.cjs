const { dirname, join } = require('node:path');

const tokens = join(__dirname, '..', '..', 'shared', 'ui', 'src', 'tokens');

/**
 * Keeps the rules that are meant for a whole page of ours (tokens, element styles) to what a guest has
 * drawn: the rest of the page is its host's. Fonts stay as they are; a font face has no scope.
 */
module.exports = function contain(css) {
  if (dirname(this.resourcePath) !== tokens || css.includes('@font-face')) return css;
  const own = css.replaceAll(':root', ':scope').replace(/^html\b/gm, ':scope');
  return `@scope ([data-croupier]) {\n${own}\n}`;
};
