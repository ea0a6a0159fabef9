import type { Passkey } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Section } from '@croupier/ui';
import { useState } from 'react';
import { usePasskeys } from '../../api/passkeys.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { hasPasskeys } from './create-passkey.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import shortForm from '../../lib/short-form.module.css';
import styles from './passkeys.module.css';

/** The member's passkeys: add, name, remove. */
export function Passkeys() {
  const { t } = useTexts('mfe-member');
  const passkeys = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  if (passkeys.isPending) return <ListSkeleton />;
  if (passkeys.error) return <Retry error={passkeys.error} onRetry={passkeys.refetch} />;
  return (
    <Section title={t('passkeys.title')}>
      <div className={styles.block}>
        <p className={shortForm.note}>{t('passkeys.intro')}</p>
        {passkeys.data.length === 0 ? (
          <Empty look="row" art="river" title={t('passkeys.empty')} />
        ) : (
          <ul role="list" className={styles.list}>
            {passkeys.data.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {!hasPasskeys() ? (
          <p className={shortForm.note}>{t('passkeys.unsupported')}</p>
        ) : isAdding ? (
          <AddPasskey onClose={() => setAdding(false)} />
        ) : (
          <div>
            <Button onClick={() => setAdding(true)}>{t('passkeys.add')}</Button>
          </div>
        )}
      </div>
    </Section>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t, formats } = useTexts('mfe-member');
  const [change, setChange] = useState<'rename' | 'remove' | null>(null);
  const { name, createdAt, lastUsedAt } = passkey;
  const close = () => setChange(null);
  return (
    <li className={styles.passkey}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={shortForm.note}>
        {t('passkeys.added', { time: formats.dateTime(createdAt) })}{' '}
        {lastUsedAt
          ? t('passkeys.used', { time: formats.dateTime(lastUsedAt) })
          : t('passkeys.unused')}
      </p>
      {change === 'rename' ? (
        <RenamePasskey passkey={passkey} onClose={close} />
      ) : change === 'remove' ? (
        <RemovePasskey passkey={passkey} onClose={close} />
      ) : (
        <div className={shortForm.acts}>
          <Button
            aria-label={t('passkeys.rename-label', { name })}
            onClick={() => setChange('rename')}
          >
            {t('passkeys.rename')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('passkeys.remove-label', { name })}
            onClick={() => setChange('remove')}
          >
            {t('passkeys.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
