import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import type { ReactNode } from 'react';
import type { LobbyCategory } from '../../lib/category.ts';
import styles from './lobby-head.module.css';

interface LobbyHeadProps {
  readonly category: LobbyCategory;
  /** Placed at the end of the row; on a phone below the title. */
  readonly children?: ReactNode;
}

/** The page's title, beside the jackpot or the latest winners, so that the games begin high on the page. */
export function LobbyHead({ category, children }: LobbyHeadProps) {
  const { t } = useTexts('mfe-games');
  return (
    <div className={styles.head}>
      <PageHeader
        title={t(`type.${category}.title`)}
        lead={<span className={styles.lead}>{t(`type.${category}.lead`)}</span>}
        isSlim
      />
      {children && <div className={styles.beside}>{children}</div>}
    </div>
  );
}
