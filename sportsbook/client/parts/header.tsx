import { leave } from '../lib/host.ts';
import { oddsFormats, isOddsFormat } from '../lib/odds.ts';
import { page } from '../lib/page.ts';
import type { Route } from '../lib/route.ts';
import { session } from '../lib/session.ts';
import { isThemeOfHost, oddsFormat, setOddsFormat, setTheme, theme } from '../lib/settings.ts';
import { moneyOfUnits, t } from '../lib/texts.ts';

const sections = [
  { page: 'matches', href: '#/', text: 'matches' },
  { page: 'live', href: '#/live', text: 'live-matches' },
  { page: 'bets', href: '#/bets', text: 'my-bets' },
] as const;

/** The page around the book has a title and a way back of its own. */
const isFramed = window.parent !== window;

/** Title, sections, balance and the settings of how prices are written. */
export function Header({ route }: { readonly route: Route }) {
  const current = session.use();
  return (
    <header className="top" data-framed={isFramed}>
      {!isFramed && (
        <button type="button" className="round" onClick={leave} aria-label={t('leave')}>
          <span aria-hidden="true" className="turns">
            ←
          </span>
        </button>
      )}
      <h1>{page.title}</h1>
      <nav aria-label={t('menu')} className="sections">
        {sections.map(({ page: name, href, text }) => (
          <a key={name} href={href} aria-current={route.page === name ? 'page' : undefined}>
            {t(text)}
          </a>
        ))}
      </nav>
      <OddsChoice />
      {!isThemeOfHost.use() && <ThemeButton />}
      {current.state === 'open' && (
        <p className="balance">
          <span>{t(page.isFun ? 'play-money' : 'balance')}</span>
          <b>{moneyOfUnits(current.balance)}</b>
        </p>
      )}
    </header>
  );
}

function OddsChoice() {
  const format = oddsFormat.use();
  return (
    <select
      aria-label={t('odds-format')}
      value={format}
      onChange={({ target }) => isOddsFormat(target.value) && setOddsFormat(target.value)}
    >
      {oddsFormats.map((one) => (
        <option key={one} value={one}>
          {t(`odds-${one}`)}
        </option>
      ))}
    </select>
  );
}

function ThemeButton() {
  const current = theme.use();
  const other = current === 'dark' ? 'light' : 'dark';
  return (
    <button type="button" className="round" aria-label={t(other)} onClick={() => setTheme(other)}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d={
            current === 'dark'
              ? 'M10 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5v3m0 12v3M1 10h3m12 0h3M3.6 3.6l2 2m8.8 8.8 2 2m0-12.8-2 2m-8.8 8.8-2 2'
              : 'M16 12A7 7 0 0 1 8 4a7 7 0 1 0 8 8Z'
          }
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </svg>
    </button>
  );
}
