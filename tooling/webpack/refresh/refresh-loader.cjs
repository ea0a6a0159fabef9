// Gives a file of components the names that the refresh transform uses, and has it take its own
// updates. A file that exports more than components leaves its updates to who imports it.
const exportsMore = /\bexport\s+(?:const|let|function|async function|class)\s+[a-z]/;

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

module.exports = function refresh(source) {
  const id = JSON.stringify(this.utils.contextify(this.rootContext, this.resourcePath));
  return `${head(id)}${source}${exportsMore.test(source) ? '' : foot}`;
};
