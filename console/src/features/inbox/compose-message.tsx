import {
  adminInboxImagePath,
  inboxLimits,
  type InboxAudience,
  type InboxImage,
  type InboxWords,
  type InLanguages,
  type Language,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, TextInput, useFailureText, useFieldErrors } from '@croupier/ui';
import { Pictures } from '@croupier/ui/pictures';
import { useState } from 'react';
import { useInboxActions } from '../../api/inbox.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import { isoTime } from '../../lib/local-time.ts';
import { TitledWordsInput } from '../points/titled-words-input.tsx';
import { AudienceInput } from './audience-input.tsx';
import { audienceOf, emptyAudience, type AudienceError } from './audience-of.ts';
import styles from './inbox.module.css';

interface ComposeMessageProps {
  readonly brand: string;
  readonly languages: readonly Language[];
  readonly onClose: () => void;
}

const limits = { images: 1, imageBytes: inboxLimits.imageBytes };

/** Writes a message: text in each language, audience with the number of recipients, picture, time. */
export function ComposeMessage({ brand, languages, onClose }: ComposeMessageProps) {
  const texts = useTexts('console');
  const { t } = texts;
  const { send, upload, reload } = useInboxActions();
  const errors = useFieldErrors(texts, send.error);
  const [typed, setTyped] = useState(emptyAudience);
  const [error, setError] = useState<AudienceError | 'words' | null>(null);
  const [words, setWords] = useState<InLanguages<InboxWords>>({});
  const [images, setImages] = useState<readonly InboxImage[]>([]);
  const [isUnsettled, setUnsettled] = useState(false);
  const [sendAt, setSendAt] = useState('');

  function confirm(
    note: string,
    _fields: FormData,
    { callbacks }: { callbacks: DecisionCallbacks },
  ): void {
    const read = audienceOf(typed);
    const isEmpty = Object.keys(words).length === 0;
    setError('error' in read ? read.error : isEmpty ? 'words' : null);
    if ('error' in read || isEmpty || isUnsettled) return;
    const { audience } = read;
    const image = images[0]?.id ?? null;
    send.mutate({ brand, audience, words, image, sendAt: isoTime(sendAt), note }, callbacks);
  }

  return (
    <DecisionDialog
      size="l"
      title={t('inbox.write')}
      confirm={sendAt === '' ? t('inbox.send') : t('inbox.schedule')}
      isBusy={send.isPending}
      error={send.error}
      done={sendAt === '' ? t('inbox.sent') : t('inbox.scheduled')}
      reload={reload}
      onConfirm={confirm}
      onClose={onClose}
    >
      <AudienceInput
        typed={typed}
        error={error === 'words' ? null : error}
        onChange={(changes) => setTyped({ ...typed, ...changes })}
      />
      <Recipients key={JSON.stringify(typed)} brand={brand} read={audienceOf(typed)} />
      <TitledWordsInput
        languages={languages}
        words={words}
        errors={errors}
        path="words"
        labels={{ title: t('inbox.messageTitle'), text: t('inbox.messageText') }}
        limits={inboxLimits}
        rows={6}
        onChange={setWords}
      />
      <ErrorText>{error === 'words' && t('inbox.error.words')}</ErrorText>
      <Pictures
        label={t('inbox.addPicture')}
        limits={limits}
        pictures={images}
        srcOf={({ id }) => adminInboxImagePath.replace(':id', id)}
        keep={(image) => upload.mutateAsync({ brand, image })}
        sent={upload.sent}
        onChange={setImages}
        onUnsettled={setUnsettled}
      />
      <TextInput
        type="datetime-local"
        name="sendAt"
        label={t('inbox.sendAt')}
        hint={t('inbox.sendAtHint')}
        value={sendAt}
        onChange={(event) => setSendAt(event.currentTarget.value)}
      />
    </DecisionDialog>
  );
}

interface RecipientsProps {
  readonly brand: string;
  readonly read: { readonly audience: InboxAudience } | { readonly error: AudienceError };
}

/** How many members the audience has now. */
function Recipients({ brand, read }: RecipientsProps) {
  const { t, formats } = useTexts('console');
  const failureText = useFailureText();
  const { count } = useInboxActions();
  const recipients = count.data?.recipients;
  return (
    <div className={styles.preview}>
      <Button
        icon="team"
        disabled={'error' in read}
        isBusy={count.isPending}
        onClick={() => 'audience' in read && count.mutate({ brand, audience: read.audience })}
      >
        {t('inbox.count')}
      </Button>
      <span role="status">
        {recipients !== undefined &&
          t('inbox.recipients', { count: recipients, members: formats.number(recipients) })}
      </span>
      <ErrorText>{count.error && failureText(count.error)}</ErrorText>
    </div>
  );
}
