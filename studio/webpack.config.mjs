import { site } from '@croupier/tooling/site.webpack.mjs';
export default site(import.meta.dirname, {
  base: '/',
  entry: 'client/main.ts',
  out: 'dist/client',
  /**
   * Limit of a game's size on a slow connection; excludes the core, which the browser caches for all games.
   */
  mostKbOfPart: 300,
});
