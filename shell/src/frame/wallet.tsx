import type { Session } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon, Skeleton, TotalFunds, useSite, VisuallyHidden } from '@croupier/ui';
import { useId, useRef, useState } from 'react';
import { findOverlay } from '../site.ts';
import { useHydrated } from '../server-render/use-hydrated.ts';
import { local } from '../preferences/stored.ts';
import { MenusPart } from './menus-part.tsx';
import { useBalance } from './use-balance.ts';
import styles from './wallet.module.css';

const hiddenKey = 'balance-hidden';

/**
 * The live balance; a click requests it again and shows what it is made of, the eye button hides it from onlookers.
 */
export function Wallet({ session }: { session: Session }) {
  const { t } = useTexts('shell');
  const site = useSite();
  const id = useId();
  const lines = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const known = useBalance(session);
  const { balance, bonus, isRefreshing, error, refresh } = known;
  const isPlayMoney = session.member.type === 4;
  const [wantsHidden, setHidden] = useState(() => local.get(hiddenKey) === 'yes');
  const isHidden = useHydrated() && wantsHidden;

  function toggle(): void {
    local.set(hiddenKey, isHidden ? 'no' : 'yes');
    setHidden(!isHidden);
  }

  return (
    <div className={styles.wallet}>
      <button
        type="button"
        className={styles.balance}
        aria-busy={isRefreshing}
        title={t('wallet.refresh')}
        popoverTarget={id}
        onClick={() => {
          setOpened(true);
          refresh();
        }}
      >
        <span className={styles.label}>{t(isPlayMoney ? 'wallet.play' : 'wallet.label')}</span>
        <span className={styles.amount} data-stale={Boolean(error) || undefined}>
          {isHidden && <span aria-label={t('wallet.hidden')}>••••••</span>}
          {!isHidden && balance && <TotalFunds cash={balance.sumBalance} bonus={bonus} />}
          {!isHidden &&
            !balance &&
            (error ? t('wallet.failed') : <Skeleton width={72} height={18} />)}
        </span>
      </button>
      <button type="button" className={styles.eye} aria-pressed={isHidden} onClick={toggle}>
        <Icon name={isHidden ? 'eye-off' : 'eye'} />
        <VisuallyHidden>{t('wallet.hide')}</VisuallyHidden>
      </button>
      <div ref={lines} id={id} popover="auto" className={styles.lines}>
        {wasOpened && !isHidden && (
          <MenusPart>
            {({ BalanceItems }) => (
              <BalanceItems
                known={known}
                hasPages={!isPlayMoney && Boolean(findOverlay(site, 'member-centre'))}
                onClose={() => lines.current?.hidePopover()}
              />
            )}
          </MenusPart>
        )}
        {isHidden && <p className={styles.hidden}>{t('wallet.hidden')}</p>}
      </div>
    </div>
  );
}
