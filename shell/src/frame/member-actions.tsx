import type { Session } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, useSite, Icon } from '@croupier/ui';
import { useLocation } from 'react-router-dom';
import { usePrefetchLink } from '../mount/prefetch.ts';
import { findOverlay } from '../site.ts';
import { AccountMenu } from './account-menu.tsx';
import { overlaySearch } from '../windows/window-address.ts';
import { Wallet } from './wallet.tsx';
import styles from './member-actions.module.css';
import { DisclosureButton } from './disclosure-button.tsx';
import controlsStyles from './controls.module.css';

const memberCentre = 'member-centre';
const depositPage = 'depositv2';

/** For a signed-in member: the wallet, a deposit button, and the member's menu. */
export function MemberActions({ session }: { session: Session }) {
  const { t } = useTexts('shell');
  const site = useSite();
  const { pathname, search } = useLocation();
  const warm = usePrefetchLink();
  const near = () => warm({ overlay: memberCentre, page: depositPage });
  return (
    <>
      <MessageEntry />
      <Wallet session={session} />
      {findOverlay(site, memberCentre) && (
        <ButtonLink
          variant="primary"
          icon="deposit"
          className={styles.deposit}
          to={{ pathname, search: overlaySearch(search, memberCentre, depositPage) }}
          state={{ opensOverlay: true }}
          onPointerEnter={near}
          onFocus={near}
        >
          <span className={styles.word}>{t('wallet.deposit')}</span>
        </ButtonLink>
      )}
      <AccountMenu session={session} />
    </>
  );
}

/** Links to the member's messages; a dot shows unread messages. */
function MessageEntry() {
  const { t } = useTexts('shell');
  return (
    <DisclosureButton
      className={controlsStyles.round}
      label={t('messages')}
      opener={<Icon name="mail" />}
    >
      {({ Inbox }, unfolded) => <Inbox {...unfolded} />}
    </DisclosureButton>
  );
}
