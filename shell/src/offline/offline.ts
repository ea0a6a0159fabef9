import './offline.css';
import { calls, offlinePath, preferenceKeys } from '@croupier/contracts';
import { local } from '../preferences/stored.ts';

const askEveryMs = 5_000;

/** Shows the text in the visitor's language; if the page lacks that language, the first one stays. */
function showLanguage(): void {
  const chosen = preferenceKeys.languages.map((key) => local.get(key));
  const all = [...document.querySelectorAll<HTMLElement>('section[lang]')];
  const own = all.find(({ lang }) => chosen.includes(lang));
  if (!own) return;
  for (const one of all) one.hidden = one !== own;
  document.documentElement.lang = own.lang;
  document.documentElement.dir = own.dir;
  document.title = own.dataset['title'] ?? document.title;
}

function showTheme(): void {
  const stored = local.get(preferenceKeys.theme);
  if (stored) document.documentElement.dataset['theme'] = stored === 'dark' ? 'dark' : 'light';
}

/** Returns to the requested page as soon as the site answers. */
async function comeBack(): Promise<void> {
  document.body.ariaBusy = 'true';
  const answer = await fetch(calls.systemStatus.path, { cache: 'no-store' }).catch(() => null);
  document.body.ariaBusy = 'false';
  if (!answer) return;
  if (window.location.pathname === offlinePath) window.location.replace('/');
  else window.location.reload();
}

showTheme();
showLanguage();
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => void comeBack());
window.addEventListener('online', () => void comeBack());
setInterval(() => void comeBack(), askEveryMs);
