import { useTexts } from '@croupier/i18n';
import { ButtonLink, PageHeader } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useOperator } from '../../session/use-operator.ts';
import { MemberSearch } from '../member/member-search.tsx';
import { FindMember, type MemberName } from './find-member.tsx';
import styles from './by-member.module.css';

interface ByMemberProps {
  readonly title: string;
  readonly lead: string;
  /** The page's path; brand and account follow the path in the address. */
  readonly path: `/${string}`;
  readonly children: (member: MemberName) => ReactNode;
}

/** A page about one member: the operator searches for the member, and the address names the member. */
export function ByMember({ title, lead, path, children }: ByMemberProps) {
  const { t } = useTexts('console');
  const { brand, account } = useParams();
  const maySearch = useOperator()?.reach.members !== undefined;
  const shown = brand && account ? { brand, account } : null;
  return (
    <div className={styles.page}>
      <PageHeader
        isSlim
        title={title}
        lead={
          shown && maySearch ? (
            <>
              <bdi>{shown.account}</bdi> · {shown.brand}
            </>
          ) : (
            lead
          )
        }
        actions={
          shown &&
          maySearch && (
            <ButtonLink size="s" icon="search" to={path}>
              {t('members.search.all')}
            </ButtonLink>
          )
        }
      />
      {maySearch ? !shown && <MemberSearch path={path} /> : <Named shown={shown} path={path} />}
      {shown && children(shown)}
    </div>
  );
}

/** For an operator who may not list members: by brand and whole user name. */
function Named({ shown, path }: { readonly shown: MemberName | null; readonly path: string }) {
  const navigate = useNavigate();
  return (
    <FindMember
      shown={shown}
      onFind={(member) =>
        void navigate(`${path}/${member.brand}/${encodeURIComponent(member.account)}`)
      }
    />
  );
}
