import { shell } from '@croupier/tooling/shell.webpack.mjs';

export default shell(import.meta.dirname);
