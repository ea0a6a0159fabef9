import '@croupier/provider/game-fonts.css';
import './book.css';
import './match.css';
import './slip.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './pages/app.tsx';
import { followBoard } from './lib/board.ts';
import { followHost, postToHost } from './lib/host.ts';
import { page } from './lib/page.ts';
import { openAsked } from './lib/route.ts';
import { beginSession } from './lib/session.ts';
import { showTheme, theme } from './lib/settings.ts';

const root = document.getElementById('book');
if (!root) throw new Error('the page has no place for the book');
showTheme(theme.get());
followHost((address) => window.location.replace(address));
followBoard();
openAsked(page.showTicket);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void beginSession().then(() => postToHost({ type: 'game.ready' }));
