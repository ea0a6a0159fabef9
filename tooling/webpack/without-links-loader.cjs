/**
 * Removes documentation links from a package's warnings: a release that names another site is refused.
 * @param {string} source
 */
module.exports = (source) => source.replaceAll(/;? ?see:? https:\/\/[^\s`'")]+/g, '');
