import type { TeamMember } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { PrizeGroupDialog } from './prize-group-dialog.tsx';
import styles from './prize-group.module.css';

/** A member's prize group, with the way to another one where it is the agent's to set. */
export function PrizeGroupCell({ member }: { member: TeamMember }) {
  const { t, formats } = useTexts('mfe-agent');
  const [isOpen, setOpen] = useState(false);
  const { account, prizeGroup, groupBounds } = member;
  return (
    <span className={styles.cell}>
      {prizeGroup === null ? t('groups.mode') : formats.number(prizeGroup)}
      {groupBounds && (
        <Button
          size="s"
          variant="quiet"
          aria-label={t('groups.set', { account })}
          onClick={() => setOpen(true)}
        >
          {t('groups.change')}
        </Button>
      )}
      {isOpen && groupBounds && (
        <PrizeGroupDialog member={member} bounds={groupBounds} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}
