import type { MenuDescription } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useSite } from '@croupier/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MenuLink } from './menu-link.tsx';
import { menuOf } from './menus.ts';
import { useSession } from '../shell-scope.tsx';
import styles from './footer.module.css';

/** The operator's own pages, with the keys of their names. */
const house = [
  ['/noticePage', 'pages.notices'],
  ['/down', 'pages.down'],
  ['/join', 'pages.join'],
] as const;
const help = [
  ['/help', 'help.title'],
  ['/play-safely', 'play.safely'],
  ['/help#term', 'help.terms'],
] as const;

/** Links in columns: the games, the operator's pages, and help. */
export function FooterLinks() {
  const { t } = useTexts('shell');
  const entries = menuOf(useSite(), useSession(), 'header');
  const ofGames = (entry: MenuDescription) => entry.category !== undefined;
  return (
    <nav className={styles.links} aria-label={t('footer.links')}>
      <Column title={t('footer.games')} isWide>
        <Entries entries={entries.filter(ofGames)} />
      </Column>
      <Column title={t('footer.house')}>
        <Entries entries={entries.filter((entry) => !ofGames(entry))} />
        <Pages pages={house} />
      </Column>
      <Column title={t('footer.help')}>
        <Pages pages={help} />
      </Column>
    </nav>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Column({ title, isWide, children }: ColumnProps) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" className={styles.column} data-wide={isWide}>
        {children}
      </ul>
    </div>
  );
}

const Entries = ({ entries }: { entries: readonly MenuDescription[] }) =>
  entries.map((entry) => (
    <li key={entry.label.en}>
      <MenuLink entry={entry} className={styles.link} hasIcon={false} />
    </li>
  ));

function Pages({ pages }: { pages: typeof house | typeof help }) {
  const { t } = useTexts('shell');
  return pages.map(([path, key]) => (
    <li key={path}>
      <Link to={path} className={styles.link}>
        {t(key)}
      </Link>
    </li>
  ));
}
