// Gives a component file the names that the refresh transform uses, and makes it accept its own updates. For
// a file that exports more than components, the importing files handle the updates.
const exportsMore = /\bexport\s+(?:const|let|function|async function|class)\s+[a-z]/;

/** @param {string} id */
const head = (id) =>
  [
    'const $Refresh = globalThis.croupierRefresh;',
    `const $RefreshReg$ = (type, name) => $Refresh?.register(type, ${id} + ' ' + name);`,
    'const $RefreshSig$ = () => $Refresh?.sign() ?? ((type) => type);',
  ].join(' ');

const foot = `
if (import.meta.webpackHot && $Refresh) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) $Refresh.perform();
}
`;

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = function refresh(source) {
  const id = JSON.stringify(this.utils.contextify(this.rootContext, this.resourcePath));
  return `${head(id)}${source}${exportsMore.test(source) ? '' : foot}`;
};
