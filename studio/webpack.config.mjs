import { site } from '@croupier/tooling/site.webpack.mjs';
export default site(import.meta.dirname, {
  base: '/',
  entry: 'client/main.ts',
  out: 'dist/client',
  /** A game over a slow line: beside the core, which the browser keeps for all games. */
  mostKbOfPart: 300,
});
