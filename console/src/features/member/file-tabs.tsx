import { reaches, type MemberFile, type OperatorPermission } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Tabs } from '@croupier/ui';
import { useNavigate } from 'react-router-dom';
import { useOperator } from '../../session/use-operator.ts';
import { MemberCorrections } from '../corrections/member-corrections.tsx';
import { PrizeGroupCard } from '../prize-group/prize-group-card.tsx';
import { Dialogue } from '../support/dialogue.tsx';
import { MemberBets } from './member-bets.tsx';
import { MemberBonuses } from './member-bonuses.tsx';
import { MemberCard } from './member-card.tsx';
import { MemberDeposits, MemberWithdrawals } from './member-payments.tsx';
import { MemberStatement } from './member-statement.tsx';
import styles from './member.module.css';

/** The parts of a member's file, and the permission that each needs. */
const parts = [
  { id: 'account', needs: 'members' },
  { id: 'bets', needs: 'members' },
  { id: 'deposits', needs: 'members' },
  { id: 'withdrawals', needs: 'members' },
  { id: 'record', needs: 'members' },
  { id: 'corrections', needs: 'cashier-review' },
  { id: 'bonuses', needs: 'bonuses' },
  { id: 'messages', needs: 'support' },
] as const satisfies readonly { readonly id: string; readonly needs: OperatorPermission }[];

type Part = (typeof parts)[number]['id'];

interface FileTabsProps {
  readonly file: MemberFile;
  /** As the address has it; the account where it names none. */
  readonly requested: string | undefined;
}

/** Everything of one member. The selected tab is part of the address. */
export function FileTabs({ file, requested }: FileTabsProps) {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const reach = useOperator()?.reach ?? {};
  const open = parts.filter(({ needs }) => reaches(reach, needs, file.brand));
  const part = open.find(({ id }) => id === requested)?.id ?? 'account';
  const address = `/members/${file.brand}/${encodeURIComponent(file.account)}`;
  return (
    <>
      <Tabs
        label={t('members.parts')}
        tabs={open.map(({ id }) => ({ id, label: t(`members.part.${id}`) }))}
        value={part}
        onChange={(id) => void navigate(`${address}/${id}`, { replace: true })}
      />
      <div role="tabpanel" aria-label={t(`members.part.${part}`)} className={styles.panel}>
        <Content key={part} file={file} part={part} />
      </div>
    </>
  );
}

function Content({ file, part }: { readonly file: MemberFile; readonly part: Part }) {
  const { formats } = useTexts('console');
  const reach = useOperator()?.reach ?? {};
  const { id: memberId, brand, currency } = file;
  const money = (amount: string) => formats.money(amount, `${currency} `);
  if (part === 'bets') return <MemberBets memberId={memberId} money={money} />;
  if (part === 'deposits') return <MemberDeposits memberId={memberId} />;
  if (part === 'withdrawals') return <MemberWithdrawals memberId={memberId} />;
  if (part === 'record') return <MemberStatement memberId={memberId} money={money} />;
  if (part === 'corrections') return <MemberCorrections file={file} />;
  if (part === 'bonuses') return <MemberBonuses member={file} />;
  if (part === 'messages') return <Dialogue roomId={memberId} isInFile />;
  return (
    <>
      <MemberCard file={file} />
      {reaches(reach, 'games', brand) && <PrizeGroupCard file={file} />}
    </>
  );
}
