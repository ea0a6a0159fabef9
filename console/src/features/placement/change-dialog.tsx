import type { BrandSummary } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, FaultText, TextInput, useFailureText, useToast } from '@croupier/ui';
import { useId, useState } from 'react';
import { usePlaceModule } from '../../api/use-place-module.ts';
import type { Change } from './change.ts';
import styles from './placement.module.css';

/** Another operator was faster, or another module has the place. */
export type Refusal = 'version-conflict' | 'place-taken';

interface ChangeDialogProps {
  readonly brand: BrandSummary;
  readonly module: string;
  readonly change: Change;
  readonly onClose: () => void;
  /** Nothing was changed; the board is being loaded anew. */
  readonly onRefused: (refusal: Refusal) => void;
}

const confirmKeys = {
  on: 'change.confirmOn',
  off: 'change.confirmOff',
  version: 'change.confirmVersion',
} as const;
const doneKeys = {
  on: 'change.doneOn',
  off: 'change.doneOff',
  version: 'change.doneVersion',
} as const;

/** Says what will happen, asks why, and does it. */
export function ChangeDialog({ brand, module, change, onClose, onRefused }: ChangeDialogProps) {
  const { t } = useTexts('console');
  const formId = useId();
  const place = usePlaceModule();
  const toast = useToast();
  const textOf = useFailureText();
  const [isNoteMissing, setNoteMissing] = useState(false);
  const names = { module, brand: brand.name, version: change.version ?? t('change.newest') };

  function confirm(note: string): void {
    setNoteMissing(note === '');
    if (note === '' || place.isPending) return;
    const { enabled, version, revision } = change;
    place.mutate(
      { brand: brand.code, module, enabled, version, revision, note },
      {
        onSuccess: () => {
          toast({ tone: 'positive', text: t(doneKeys[change.kind], names) });
          place.reload();
          onClose();
        },
        onError: ({ code }) => {
          if (code !== 'version-conflict' && code !== 'place-taken') return;
          place.reload();
          onRefused(code);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="s"
      title={t(`change.${change.kind}`, names)}
      footer={
        <>
          <Button onClick={onClose}>{t('change.back')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={change.kind === 'off' ? 'danger' : 'primary'}
            isBusy={place.isPending}
            data-default
          >
            {t(confirmKeys[change.kind])}
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
        <p>{t(`change.${change.kind}Text`, names)}</p>
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
        <FaultText>{place.error && textOf(place.error)}</FaultText>
      </form>
    </Dialog>
  );
}
