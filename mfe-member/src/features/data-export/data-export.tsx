import type { DataExport as Export } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, Retry, Section, useFailureText } from '@croupier/ui';
import { useState } from 'react';
import { useDataExport, useOpenDataExport, useRequestDataExport } from '../../api/data-export.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { ProofForm } from '../../lib/proof-form.tsx';
import styles from './data-export.module.css';

/** A copy of the member's data: requested here, built by the platform, downloaded after the password. */
export function DataExport() {
  const { t, formats } = useTexts('mfe-member');
  const state = useDataExport();
  if (state.isPending) return <ListSkeleton />;
  if (state.error) return <Retry error={state.error} onRetry={state.refetch} />;
  return (
    <Section title={t('data-export.title')}>
      <div className={styles.block}>
        <p className={styles.note}>{t('data-export.intro')}</p>
        {state.data.state === 'waiting' && <p role="status">{t('data-export.waiting')}</p>}
        {state.data.state === 'ready' && <Download shown={state.data} />}
        {state.data.nextAt === null ? (
          <Request />
        ) : (
          state.data.state !== 'waiting' && (
            <p className={styles.note}>
              {t('data-export.next', { time: formats.dateTime(state.data.nextAt) })}
            </p>
          )
        )}
      </div>
    </Section>
  );
}

function Request() {
  const { t } = useTexts('mfe-member');
  const failureText = useFailureText();
  const request = useRequestDataExport();
  return (
    <div className={styles.block}>
      <div>
        <Button
          isBusy={request.isPending}
          onClick={() => request.mutate(undefined, { onSettled: request.reload })}
        >
          {t('data-export.request')}
        </Button>
      </div>
      <ErrorText>{request.error && failureText(request.error)}</ErrorText>
    </div>
  );
}

function Download({ shown }: { shown: Export }) {
  const { t, formats } = useTexts('mfe-member');
  const open = useOpenDataExport();
  const [isAsking, setAsking] = useState(false);
  const link = open.data;
  return (
    <div className={styles.block}>
      <p role="status">
        {t('data-export.ready', { time: shown.expiresAt && formats.dateTime(shown.expiresAt) })}
      </p>
      {link ? (
        <p>
          <a href={link.path} download onClick={() => open.reset()}>
            {t('data-export.download')}
          </a>{' '}
          {t('data-export.link', { time: formats.dateTime(link.expiresAt) })}
        </p>
      ) : isAsking ? (
        <ProofForm
          note={t('data-export.confirm')}
          submit={t('data-export.open')}
          needs="password"
          call={open}
          onSubmit={({ password }) => open.mutate(password === undefined ? {} : { password })}
        >
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {t('factor.cancel')}
          </Button>
        </ProofForm>
      ) : (
        <div>
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t('data-export.open')}
          </Button>
        </div>
      )}
    </div>
  );
}
