import { plainPath, type Closure } from '@croupier/contracts';
import { Logo, Toaster, useSite, ButtonLink } from '@croupier/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { LanguageSelect } from '../frame/language-select.tsx';
import { ThemeSwitch, TopBar } from '../frame/top-bar.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import styles from './closed.module.css';
import { reloadPage } from './closed-host.tsx';
import { useTexts } from '@croupier/i18n';
import { HelpHost } from '../help/help-host.tsx';
import { supportOverlay } from '../features/support/load-support.ts';
import { OwnWindow } from '../windows/own-window.tsx';
import { isOpenedHere } from '../windows/opened-here.ts';
import { windowsIn } from '../windows/window-address.ts';

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

/** The help of a closed brand, with the way back to why it is closed. */
function ClosedHelp() {
  const { t } = useTexts('shell');
  return (
    <div className={styles.help}>
      <HelpHost />
      <p>
        <ButtonLink to="/" icon="arrow-left">
          {t('service.back')}
        </ButtonLink>
      </p>
    </div>
  );
}

/** The only window of a closed site: the support chat, if the address names it. */
function ClosedSupport() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  if (!windowsIn(search).some(({ name }) => name === supportOverlay)) return null;

  function close(): void {
    if (isOpenedHere(state)) void navigate(-1);
    else void navigate(pathname, { replace: true });
  }

  return <OwnWindow name="support" page={undefined} above={null} onClose={close} />;
}
