const { join } = require('node:path');

const byName = JSON.stringify(join(__dirname, 'react-by-name.mjs'));

/**
 * Gives a package that imports all of React only the names that it uses. A loader, because sharing matches
 * the request as written, before any alias.
 * @param {string} source
 */
module.exports = (source) => source.replaceAll(/(?<=\bfrom )(["'])react\1/g, () => byName);
