import { site } from '@croupier/tooling/site.webpack.mjs';
export default site(import.meta.dirname, {
  base: '/',
  entry: 'client/main.tsx',
  out: 'dist/client',
});
