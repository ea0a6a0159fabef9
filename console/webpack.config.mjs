import { site } from '@croupier/tooling/site.webpack.mjs';
export default site(import.meta.dirname, { base: '/console/' });
