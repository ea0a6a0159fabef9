import type { Difference, SettingsSection } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, TextInput } from '@croupier/ui';
import { useId, useState } from 'react';
import styles from './brand-settings.module.css';

interface ConfirmDialogProps {
  readonly brand: string;
  readonly section: SettingsSection;
  readonly changed: readonly Difference[];
  readonly isBusy: boolean;
  readonly onConfirm: (note: string) => void;
  readonly onClose: () => void;
}

/** Shows what will change, before and after, and asks why. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { brand, section, changed, isBusy, onConfirm, onClose } = props;
  const { t } = useTexts('console');
  const formId = useId();
  const [isNoteMissing, setNoteMissing] = useState(false);

  function confirm(note: string): void {
    setNoteMissing(note === '');
    if (note !== '' && !isBusy) onConfirm(note);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="m"
      title={t('brand.confirm', { brand, section: t(`brand.sections.${section}`) })}
      footer={
        <>
          <Button onClick={onClose}>{t('change.back')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy} data-default>
            {t('brand.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          confirm(String(new FormData(event.currentTarget).get('note')).trim());
        }}
      >
        <ChangeList changed={changed} />
        <TextInput
          label={t('change.note')}
          name="note"
          hint={t('change.noteHint')}
          fault={isNoteMissing ? t('change.noteMissing') : undefined}
          autoComplete="off"
          maxLength={500}
          required
          data-autofocus
        />
      </form>
    </Dialog>
  );
}

function ChangeList({ changed }: { changed: readonly Difference[] }) {
  const { t } = useTexts('console');
  return (
    <ul className={styles.changes} aria-label={t('brand.changes')}>
      {changed.map(({ path, before, after }) => (
        <li key={path}>
          <code dir="ltr">{path}</code>
          <span>
            <del>{before || t('brand.nothing')}</del> → <ins>{after || t('brand.nothing')}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
