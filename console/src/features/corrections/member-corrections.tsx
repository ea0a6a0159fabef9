import { reaches, type MemberFile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Section } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useMemberCorrections } from '../../api/members.ts';
import { cardLines, Paged } from '../../lib/paged.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { CorrectionCard } from './correction-card.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import styles from './corrections.module.css';

/** Corrections of one member's cash: those that wait and those that were decided. */
export function MemberCorrections({ file }: { readonly file: MemberFile }) {
  const { t } = useTexts('console');
  const reach = useOperator()?.reach ?? {};
  const cursor = useCursor();
  const [isProposing, setProposing] = useState(false);
  return (
    <Section
      title={t('corrections.title')}
      action={
        reaches(reach, 'cashier-approve', file.brand) && (
          <Button variant="primary" onClick={() => setProposing(true)}>
            {t('corrections.propose.open')}
          </Button>
        )
      }
    >
      <Paged
        answer={useMemberCorrections(file.id, cursor.before)}
        cursor={cursor}
        skeleton={cardLines}
        empty={
          <Empty title={t('corrections.none')} text={t('corrections.noneText')} art="wallet" />
        }
      >
        {(rows) => (
          <ul className={styles.list} aria-label={t('corrections.title')}>
            {rows.map((correction) => (
              <CorrectionCard key={correction.id} correction={correction} />
            ))}
          </ul>
        )}
      </Paged>
      {isProposing && <ProposeDialog file={file} onClose={() => setProposing(false)} />}
    </Section>
  );
}
