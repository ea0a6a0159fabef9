import type { MemberId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Empty } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useMemberStatement } from '../../api/members.ts';
import { Paged } from '../../lib/paged.tsx';
import { EntriesTable } from '../cashier/entries-table.tsx';
import styles from './member.module.css';

interface StatementProps {
  readonly memberId: MemberId;
  readonly money: (amount: string) => string;
}

/** Every booking on the member's account, the newest first. */
export function MemberStatement({ memberId, money }: StatementProps) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  return (
    <Paged
      answer={useMemberStatement(memberId, cursor.before)}
      cursor={cursor}
      empty={<Empty title={t('members.noEntries')} art="wallet" />}
    >
      {(rows) => (
        <Card className={styles.table}>
          <EntriesTable entries={rows} money={money} />
        </Card>
      )}
    </Paged>
  );
}
