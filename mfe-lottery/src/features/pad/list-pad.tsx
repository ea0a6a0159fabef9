import { useTexts } from '@croupier/i18n';
import { Button, Field } from '@croupier/ui';
import { useState } from 'react';
import type { WrittenForm } from '../../lib/pad-layout.ts';
import { readList, type ReadList } from '../../lib/read-list.ts';
import styles from './pad.module.css';

interface ListPadProps {
  readonly form: WrittenForm;
  readonly onAdd: (picks: readonly string[]) => void;
}

const errorsShown = 8;

/** A field for a pasted list of picks; invalid entries show their reason, valid entries go on the slip. */
export function ListPad({ form, onAdd }: ListPadProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const [text, setText] = useState('');
  const list = readList(form, text);
  const count = list.picks.length;
  return (
    <form
      className={styles.list}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(list.picks);
        setText('');
      }}
    >
      <Field
        label={t('list.label')}
        hint={t(`list.hint.${form.form}`, { example: exampleOf(form) })}
      >
        {(inputProps) => (
          <textarea
            {...inputProps}
            className={styles.paste}
            rows={5}
            dir="ltr"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {text.trim() !== '' && <ListFindings list={list} />}
      <Button type="submit" disabled={count === 0} icon="plus">
        {t('list.add', { shown: formats.number(count) })}
      </Button>
    </form>
  );
}

function ListFindings({ list }: { list: ReadList }) {
  const { t, formats } = useTexts('mfe-lottery');
  const { errors, repeated, unread } = list;
  const more = errors.length - errorsShown;
  return (
    <ul className={styles.findings} role="status">
      {errors.slice(0, errorsShown).map(({ at, text, error }) => (
        <li key={at} data-error>
          {t(`list.error.${error}`, { at: formats.number(at), text: `\u2068${text}\u2069` })}
        </li>
      ))}
      {more > 0 && <li>{t('list.moreErrors', { shown: formats.number(more) })}</li>}
      {repeated > 0 && <li>{t('list.repeated', { shown: formats.number(repeated) })}</li>}
      {unread > 0 && <li data-error>{t('list.unread', { shown: formats.number(unread) })}</li>}
    </ul>
  );
}

function exampleOf(form: WrittenForm): string {
  if (form.form === 'digits') return '0123456789'.slice(0, form.count);
  return Array.from({ length: form.count }, (_, index) =>
    String(form.from + index).padStart(form.width, '0'),
  ).join(',');
}
