import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { showRemote } from './show-remote.mjs';

const remotes = {
  'mfe-games': () => import('mfe_games/mount'),
  'mfe-lottery': () => import('mfe_lottery/mount'),
  'mfe-member': () => import('mfe_member/mount'),
  'mfe-agent': () => import('mfe_agent/mount'),
  'mfe-promo': () => import('mfe_promo/mount'),
};

// The host itself uses React, the copy that it offers to share.
createRoot(document.getElementById('host-react')).render(createElement('span', null, 'made here'));

await showRemote((remote) => remotes[remote]());
