import { useTexts } from '@croupier/i18n';
import { Button, Card, Checkbox, ErrorText, type Failure } from '@croupier/ui';
import { startOf } from '@croupier/ui/dates';
import { useState, type ReactNode } from 'react';
import { DecisionDialog, type DecisionCallbacks } from './decision-dialog.tsx';
import styles from './dated-terms.module.css';

/** Terms of a brand that change only at the start of its next day. */
export interface DatedTerms<Terms> {
  readonly brand: string;
  readonly timeZone: string;
  readonly current: Terms;
  /** Terms that were saved for a later day. */
  readonly next: { readonly from: string; readonly terms: Terms } | null;
}

interface DatedTermsCardProps<Terms> {
  readonly terms: DatedTerms<Terms>;
  /** Above the terms, such as totals. */
  readonly head?: ReactNode;
  /** Describes terms. */
  readonly children: (terms: Terms) => ReactNode;
  readonly form: (onClose: () => void) => ReactNode;
}

/** The terms of today, those that were saved for a later day, and the button that opens their form. */
export function DatedTermsCard<Terms>(props: DatedTermsCardProps<Terms>) {
  const { terms, head, children, form } = props;
  const { t, formats } = useTexts('console');
  const [isOpen, setOpen] = useState(false);
  const { current, next } = terms;
  return (
    <Card className={styles.card}>
      {head}
      <section className={styles.terms}>
        <h3>{t('terms.current')}</h3>
        {children(current)}
      </section>
      {next && (
        <section className={styles.terms}>
          <h3>{t('terms.from', { day: formats.date(startOf(next.from)) })}</h3>
          {children(next.terms)}
        </section>
      )}
      <div>
        <Button onClick={() => setOpen(true)}>{t('terms.change')}</Button>
      </div>
      {isOpen && form(() => setOpen(false))}
    </Card>
  );
}

interface TermsDialogProps<Terms> {
  readonly terms: DatedTerms<Terms>;
  readonly save: {
    readonly isPending: boolean;
    readonly error: Failure | null;
    mutate(
      input: { brand: string; terms: Terms; note: string },
      callbacks: DecisionCallbacks,
    ): void;
    reload(): void;
  };
  /** The typed terms; `null` if an input cannot be read or is out of range. */
  readonly read: (fields: FormData) => Terms | null;
  readonly texts: {
    /** Label of the switch that turns the payments on. */
    readonly isEnabled: string;
    readonly unreadable: string;
  };
  /** The inputs. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Changes the terms from the brand's next day on. */
export function TermsDialog<Terms extends { readonly isEnabled: boolean }>(
  props: TermsDialogProps<Terms>,
) {
  const { terms, save, read, texts, children, onClose } = props;
  const { t } = useTexts('console');
  const [isUnreadable, setUnreadable] = useState(false);
  const { brand, timeZone } = terms;

  function send(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const typed = read(fields);
    setUnreadable(typed === null);
    if (typed !== null) save.mutate({ brand, terms: typed, note }, callbacks);
  }

  return (
    <DecisionDialog
      size="l"
      title={t('terms.change')}
      confirm={t('terms.save')}
      done={t('terms.saved')}
      isBusy={save.isPending}
      error={save.error}
      reload={save.reload}
      onConfirm={(note, fields, { callbacks }) => send(note, fields, callbacks)}
      onClose={onClose}
    >
      <p className={styles.note}>{t('terms.nextDay', { zone: timeZone })}</p>
      <Checkbox
        name="isEnabled"
        label={texts.isEnabled}
        defaultChecked={(terms.next?.terms ?? terms.current).isEnabled}
      />
      {children}
      <ErrorText>{isUnreadable && texts.unreadable}</ErrorText>
    </DecisionDialog>
  );
}
