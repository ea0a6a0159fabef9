import type { MemberFile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import type { ReactNode } from 'react';
import styles from './member.module.css';

const kinds: Readonly<Record<MemberFile['type'], 'player' | 'trial' | 'agent'>> = {
  0: 'player',
  4: 'trial',
  1: 'agent',
  2: 'agent',
  41: 'agent',
  42: 'agent',
};

export function Facts({ file }: { file: MemberFile }) {
  const { t, formats } = useTexts('console');
  const { balance, currency, lastLoginAt, lastLoginIp, lockedUntil } = file;
  const none = t('members.none');
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['id', <bdi key="id">{file.id}</bdi>],
    ['kind', t(`members.kinds.${kinds[file.type]}`)],
    ['balance', <bdi key="balance">{formats.money(balance, `${currency} `)}</bdi>],
    ['rank', file.rankLevel > 0 ? formats.number(file.rankLevel) : none],
    ['joined', formats.dateTime(file.joinedAt)],
    ['lastLogin', lastLoginAt ? `${formats.dateTime(lastLoginAt)} · ${lastLoginIp ?? ''}` : none],
    ['sessions', formats.number(file.openSessions)],
    ['lockedUntil', lockedUntil ? formats.dateTime(lockedUntil) : none],
    ['email', <Contact key="email" shown={file.email} verifiedAt={file.emailVerifiedAt} />],
    ['mobile', <Contact key="mobile" shown={file.mobile} verifiedAt={file.mobileVerifiedAt} />],
    ['secondFactor', file.secondFactorSince ? formats.dateTime(file.secondFactorSince) : none],
    ['closesAt', file.closesAt ? formats.dateTime(file.closesAt) : none],
    ['passkeys', file.passkeys > 0 ? formats.number(file.passkeys) : none],
    ['upline', file.uplineAccount ?? none],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`members.fact.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ContactProps {
  readonly shown: string | null;
  readonly verifiedAt: string | null;
}

function Contact({ shown, verifiedAt }: ContactProps) {
  const { t, formats } = useTexts('console');
  if (shown === null) return t('members.none');
  return (
    <>
      <bdi>{shown}</bdi>{' '}
      {verifiedAt
        ? t('members.verifiedAt', { time: formats.dateTime(verifiedAt) })
        : t('members.unverified')}
    </>
  );
}
