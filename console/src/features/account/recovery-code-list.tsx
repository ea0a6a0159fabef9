import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { CopyButton } from '@croupier/ui/copy-button';
import styles from './account.module.css';

interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes. They are shown only once. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const { t } = useTexts('console');
  return (
    <>
      <p>{t('account.codesText')}</p>
      <ul className={styles.codes} dir="ltr" aria-label={t('account.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.acts}>
        <CopyButton text={codes.join('\n')} what={t('account.codes')} />
        <Button variant="primary" onClick={onKept}>
          {t('teams.close')}
        </Button>
      </div>
    </>
  );
}
