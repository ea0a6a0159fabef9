import { plainPath, type Closure } from '@croupier/contracts';
import { Logo, Toaster, useSite } from '@croupier/ui';
import { useLocation } from 'react-router-dom';
import { LanguageSelect } from '../frame/language-select.tsx';
import { ThemeSwitch } from '../frame/theme-switch.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { ClosedHelp } from './closed-help.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { ClosedSupport } from './closed-support.tsx';
import styles from './closed.module.css';
import { reloadPage } from './reload-page.ts';

/** The whole page of a closed brand. It needs no module. */
export function ClosedPage({ closure }: { closure: Closure }) {
  const { brand } = useSite();
  const { pathname } = useLocation();
  const isHelp = plainPath(pathname) === '/helpmc';
  return (
    <div className={styles.page}>
      <TopBar />
      <header className={styles.head}>
        <Logo look={brand.mark} name={brand.word} />
        {/* What the top bar has where there is room for it. */}
        <div className={styles.choices}>
          <LanguageSelect />
          <ThemeSwitch />
        </div>
      </header>
      <main>
        {isHelp ? <ClosedHelp /> : <ClosedNotice closure={closure} onOpen={reloadPage} />}
      </main>
      <ClosedSupport />
      <Toaster />
    </div>
  );
}
