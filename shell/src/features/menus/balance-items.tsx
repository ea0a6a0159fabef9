import { useTexts } from '@croupier/i18n';
import { Money, Skeleton } from '@croupier/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { KnownBalance } from '../../frame/use-balance.ts';
import { overlaySearch } from '../../windows/window-address.ts';
import styles from './balance-items.module.css';

interface BalanceItemsProps {
  readonly known: KnownBalance;
  /** `false` where no member centre is installed, and for play money: the lines are no links then. */
  readonly hasPages: boolean;
  readonly onClose: () => void;
}

const memberCentre = 'member-centre';

/** What the balance is made of: each amount leads to the page with the lines that make it. */
export function BalanceItems({ known, hasPages, onClose }: BalanceItemsProps) {
  const { t } = useTexts('support');
  const { key } = useLocation();
  // Every link navigates, so a new location closes the pop-over.
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key) onClose();
  }, [key, onClose]);
  const { balance, bonus, held } = known;
  if (!balance) return <Skeleton height={44} lines={3} />;
  const items = [
    { id: 'cash', amount: balance.sumBalance, page: 'transactionHistory' },
    { id: 'bonus', amount: bonus, page: 'bonusDetails' },
    { id: 'held', amount: held, page: 'withdraw' },
  ] as const;
  return (
    <ul className={styles.lines}>
      {items.map(({ id, amount, page }) => (
        <li key={id}>
          <ItemLink page={hasPages ? page : null}>
            <span>
              <strong>{t(`balance.${id}`)}</strong>
              <span className={styles.note}>{t(`balance.${id}Text`)}</span>
            </span>
            <Money amount={amount} />
          </ItemLink>
        </li>
      ))}
    </ul>
  );
}

function ItemLink({ page, children }: { page: string | null; children: ReactNode }) {
  const { pathname, search } = useLocation();
  if (page === null) return <span className={styles.line}>{children}</span>;
  return (
    <Link
      className={styles.line}
      to={{ pathname, search: overlaySearch(search, memberCentre, page) }}
      state={{ opensOverlay: true }}
    >
      {children}
    </Link>
  );
}
