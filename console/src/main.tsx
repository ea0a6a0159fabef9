import '@croupier/ui/styles.css';
import '@croupier/ui/fonts.css';
import { ClientScope, createQueryCache, createClient, type Client } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { currentLanguage, loadTexts, startTexts } from '@croupier/i18n';
import { uiTexts } from '@croupier/ui';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Console } from './console.tsx';
import { showLanguage, showTheme, storedLanguage, storedTheme } from './preferences/preferences.ts';
import { createOperatorSession, showHolder } from './session/operator-session.ts';
import { consoleTexts } from './texts/console-texts.ts';

async function start(root: HTMLElement): Promise<void> {
  showTheme(storedTheme());
  await startTexts(storedLanguage());
  showLanguage(currentLanguage());

  const session = createOperatorSession();
  const shared = {
    language: currentLanguage,
    sealingKey: () => client.call(calls.sealingKey, undefined),
    onSessionLost: session.signedOut,
  };
  const client: Client = createClient({
    ...shared,
    token: session.token,
    onSessionSwitched: () =>
      void showHolder(createClient({ ...shared, token: () => null }), session),
  });
  await Promise.all([
    loadTexts('ui', uiTexts),
    loadTexts('console', consoleTexts),
    session.resume(client),
  ]);

  createRoot(root).render(
    <BrowserRouter basename="/console">
      <ClientScope client={client} cache={createQueryCache()}>
        <Console session={session} />
      </ClientScope>
    </BrowserRouter>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root to draw the console in');
await start(root);
