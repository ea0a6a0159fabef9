import { reaches, type MemberFile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Section } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useMemberCorrections } from '../../api/members.ts';
import { CardList } from '../../lib/card-list.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { CorrectionCard } from './correction-card.tsx';
import { ProposeDialog } from './propose-dialog.tsx';

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
      <CardList
        title={t('corrections.title')}
        answer={useMemberCorrections(file.id, cursor.before)}
        cursor={cursor}
        empty={
          <Empty title={t('corrections.none')} text={t('corrections.noneText')} art="wallet" />
        }
      >
        {(correction) => <CorrectionCard key={correction.id} correction={correction} />}
      </CardList>
      {isProposing && <ProposeDialog file={file} onClose={() => setProposing(false)} />}
    </Section>
  );
}
