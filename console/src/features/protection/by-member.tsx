import { PageHeader } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { FindMember, type Whom } from './find-member.tsx';
import styles from './by-member.module.css';

interface ByMemberProps {
  readonly title: string;
  readonly lead: string;
  /** The page's path, which brand and account follow. */
  readonly path: `/${string}`;
  readonly children: (whom: Whom) => ReactNode;
}

/** A page of one member, who is looked for on it and named in its address. */
export function ByMember({ title, lead, path, children }: ByMemberProps) {
  const navigate = useNavigate();
  const { brand, account } = useParams();
  const shown = brand && account ? { brand, account } : null;
  return (
    <div className={styles.page}>
      <PageHeader title={title} lead={lead} />
      <FindMember
        shown={shown}
        onFind={(whom) =>
          void navigate(`${path}/${whom.brand}/${encodeURIComponent(whom.account)}`)
        }
      />
      {shown && children(shown)}
    </div>
  );
}
