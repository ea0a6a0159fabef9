import type { MemberProfile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { MemberIcon } from '@croupier/ui/member-icon';
import { useState } from 'react';
import { IconDialog } from './icon-dialog.tsx';
import styles from './icon.module.css';

/** The member's picture, with a button to change it. */
export function OwnIcon({ member }: { member: Pick<MemberProfile, 'icon' | 'account'> }) {
  const { t } = useTexts('mfe-member');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.own}
        aria-label={t('icon.change')}
        onClick={() => setChoosing(true)}
      >
        <MemberIcon icon={member.icon} name={member.account} size={64} />
        <span className={styles.mark}>
          <Icon name="refresh" />
        </span>
      </button>
      {isChoosing && <IconDialog member={member} onClose={() => setChoosing(false)} />}
    </>
  );
}
