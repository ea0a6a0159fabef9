import type { MemberInfo, MemberProfile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge } from '@croupier/ui';
import { OwnIcon } from './own-icon.tsx';
import styles from './account.module.css';

const kinds: Readonly<Record<MemberInfo['type'], 'player' | 'trial' | 'agent'>> = {
  0: 'player',
  4: 'trial',
  1: 'agent',
  2: 'agent',
  41: 'agent',
  42: 'agent',
};

export function Facts({ info }: { info: MemberProfile }) {
  const { t, formats } = useTexts('mfe-member');
  const { account, nickname, type, lastLoginAt } = info;
  return (
    <div className={styles.person}>
      <OwnIcon member={info} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{nickname}</bdi>
        </p>
        <p className={styles.line}>
          <Badge tone={type === 0 ? 'accent' : 'second'}>{t(`account.kind.${kinds[type]}`)}</Badge>
          <span>{t('account.username', { account })}</span>
        </p>
        <p className={styles.muted}>
          {lastLoginAt === null
            ? t('account.first-visit')
            : t('account.last-login', { time: formats.dateTime(lastLoginAt) })}
        </p>
      </div>
    </div>
  );
}
