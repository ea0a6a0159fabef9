import { supportLimits, type AdminSupportRoom } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, Select, TextArea, useFailureText } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useSupportAnswers, useSupportAdmin } from '../../api/support.ts';
import styles from './support.module.css';

/** An answer to a member. The typed text is kept until the platform has received it. */
export function AnswerForm({ room: { roomId, brand } }: { room: AdminSupportRoom }) {
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const { answer, reload } = useSupportAdmin();
  const answers = useSupportAnswers(brand);
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isEmpty || answer.isPending) return;
    const handlers = { onSuccess: () => setText(''), onSettled: reload };
    answer.mutate({ roomId, text: text.trim() }, handlers);
  }

  function insert(id: string): void {
    const chosen = answers.data?.find((one) => one.id === id);
    if (chosen) setText(text === '' ? chosen.text : `${text}\n${chosen.text}`);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {answers.data && answers.data.length > 0 && (
        <Select
          label={t('support.answers.insert')}
          name="said"
          value=""
          onChange={(event) => insert(event.currentTarget.value)}
        >
          <option value="">{t('support.answers.choose')}</option>
          {answers.data.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
      <TextArea
        label={t('support.write')}
        isLabelHidden
        name="text"
        rows={3}
        placeholder={t('support.write')}
        maxLength={supportLimits.textLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ErrorText>{answer.error && failureText(answer.error)}</ErrorText>
      <Button type="submit" variant="primary" isBusy={answer.isPending} disabled={isEmpty}>
        {t('support.send')}
      </Button>
    </form>
  );
}
