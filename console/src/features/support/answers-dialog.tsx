import { supportLimits, type SupportAnswer } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Dialog,
  ErrorText,
  Retry,
  Skeleton,
  TextArea,
  TextInput,
  useFailureText,
} from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useEditAnswers, useSupportAnswers } from '../../api/support.ts';
import styles from './support.module.css';

/** Canned answers of a brand's operators. */
export function AnswersDialog({ brand, onClose }: { brand: string; onClose: () => void }) {
  const { t } = useTexts('console');
  const answers = useSupportAnswers(brand);
  return (
    <Dialog isOpen size="m" title={t('support.answers.title')} onClose={onClose}>
      {answers.isPending && <Skeleton lines={3} height={44} />}
      {answers.error && <Retry error={answers.error} onRetry={answers.refetch} />}
      {answers.data?.map((answer) => (
        <AnswerEditor key={answer.id} brand={brand} answer={answer} />
      ))}
      <AnswerEditor key={answers.data?.length} brand={brand} answer={null} />
    </Dialog>
  );
}

function AnswerEditor({ brand, answer }: { brand: string; answer: SupportAnswer | null }) {
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const { save, remove, reload } = useEditAnswers();
  const [title, setTitle] = useState(answer?.title ?? '');
  const [text, setText] = useState(answer?.text ?? '');
  const isEmpty = title.trim() === '' || text.trim() === '';
  const error = save.error ?? remove.error;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isEmpty || save.isPending) return;
    const draft = { brand, id: answer?.id ?? null, title: title.trim(), text: text.trim() };
    save.mutate(draft, { onSettled: reload });
  }

  return (
    <form noValidate className={styles.editor} onSubmit={submit}>
      <TextInput
        label={t('support.answers.name')}
        name="title"
        value={title}
        maxLength={80}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextArea
        label={t('support.answers.text')}
        name="text"
        rows={2}
        maxLength={supportLimits.textLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ErrorText>{error && failureText(error)}</ErrorText>
      <div className={styles.controls}>
        <Button type="submit" isBusy={save.isPending} disabled={isEmpty}>
          {t(answer ? 'support.answers.save' : 'support.answers.add')}
        </Button>
        {answer && (
          <Button
            variant="quiet"
            isBusy={remove.isPending}
            onClick={() => remove.mutate({ brand, id: answer.id }, { onSettled: reload })}
          >
            {t('support.answers.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
