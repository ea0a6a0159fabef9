import { remote } from '@croupier/tooling/remote.webpack.mjs';
export default remote(import.meta.dirname);
