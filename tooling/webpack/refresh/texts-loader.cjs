// A file of texts that takes its own updates: the page shows the new words and keeps everything else.
const { basename, dirname, join } = require('node:path');
const { readFileSync } = require('node:fs');

/**
 * Name of the package that the file is of, which is its namespace.
 * @param {string} file
 * @returns {string}
 */
function namespaceOf(file) {
  const { name } = JSON.parse(
    readFileSync(join(dirname(file), '..', '..', 'package.json'), 'utf8'),
  );
  return name.replace(/^@.*\//, '');
}

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = function texts(source) {
  const file = this.resourcePath;
  const language = basename(file, '.json');
  const names = `${JSON.stringify(namespaceOf(file))}, ${JSON.stringify(language)}`;
  return `
const texts = ${JSON.stringify(JSON.parse(source))};
export default texts;
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) globalThis.croupierRefresh?.showTexts(${names}, texts);
}
`;
};
