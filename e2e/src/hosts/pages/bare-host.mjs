import { createInstance } from '@module-federation/runtime';
import { showRemote } from './show-remote.mjs';

const remotes = ['mfe-games', 'mfe-lottery', 'mfe-member', 'mfe-agent', 'mfe-promo'];

const host = createInstance({
  name: 'bare',
  remotes: remotes.map((name) => ({
    name: name.replace('-', '_'),
    alias: name,
    entry: `${location.origin}/remotes/${name}/remote-entry.js`,
  })),
});

await showRemote((remote) => host.loadRemote(`${remote}/mount`));
