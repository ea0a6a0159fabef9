import type { TeamMember } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import styles from './prize-group.module.css';

interface PrizeGroupCellProps {
  readonly member: TeamMember;
  readonly onChange: () => void;
}

/** A member's prize group, with a button to change it if the agent may. */
export function PrizeGroupCell({ member, onChange }: PrizeGroupCellProps) {
  const { t, formats } = useTexts('mfe-agent');
  const { account, level, prizeGroup } = member;
  return (
    <span className={styles.cell}>
      {prizeGroup === null ? t('groups.mode') : formats.number(prizeGroup)}
      {level === 1 && (
        <Button
          size="s"
          variant="quiet"
          aria-label={t('groups.set', { account })}
          onClick={onChange}
        >
          {t('groups.change')}
        </Button>
      )}
    </span>
  );
}
