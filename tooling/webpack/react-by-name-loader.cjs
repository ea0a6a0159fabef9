const { join } = require('node:path');

const byName = JSON.stringify(join(__dirname, 'react-by-name.mjs'));

/**
 * Gives a package that takes React as a whole the names that it uses. A loader, as what is shared is
 * taken by the request as it is written, before any alias.
 */
module.exports = (source) => source.replaceAll(/(?<=\bfrom )(["'])react\1/g, () => byName);
