import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { CopyButton } from '@croupier/ui/copy-button';
import { useEffect, useRef } from 'react';
import shortForm from '../../lib/short-form.module.css';
import styles from './second-factor.module.css';

interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes. They are shown only once. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const { t } = useTexts('mfe-member');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <div className={shortForm.form}>
      <p role="status">{t('factor.codes-text')}</p>
      <ul
        ref={list}
        tabIndex={-1}
        className={styles.codes}
        dir="ltr"
        aria-label={t('factor.codes')}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={shortForm.acts}>
        <CopyButton text={codes.join('\n')} what={t('factor.codes')} />
        <Button variant="primary" onClick={onKept}>
          {t('factor.codes-kept')}
        </Button>
      </div>
    </div>
  );
}
