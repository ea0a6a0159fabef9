import { differences, type BrandBrandDetails, type SectionValue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Icon, useFailureText, useFieldErrors } from '@croupier/ui';
import { useState, type ReactNode } from 'react';
import { useChangeBrandSettings } from '../../api/brands.ts';
import type { DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import styles from './brand-settings.module.css';
import { SaveSectionDialog } from './save-section-dialog.tsx';

/** The draft that a section's inputs edit. */
export interface Draft<Value> {
  readonly value: Value;
  set(changes: Partial<Value>): void;
  /** The platform's error for a field at the last attempt; a path such as `channels.0.url`. */
  error(path: string): string | undefined;
}

/** Props of every section. */
export interface SectionProps {
  readonly brandDetails: BrandBrandDetails;
}

interface SectionEditorProps<Value extends object> {
  readonly brandDetails: BrandBrandDetails;
  readonly saved: Value;
  /** Wraps a value as its section. */
  readonly toSection: (value: Value) => SectionValue;
  readonly children: (draft: Draft<Value>) => ReactNode;
}

/**
 * A form for one section. The operator's input is kept until it is saved or undone. If another operator saved
 * first, the input is shown over the new state, and the operator decides again.
 */
export function SectionEditor<Value extends object>({
  brandDetails,
  saved,
  toSection,
  children,
}: SectionEditorProps<Value>) {
  const texts = useTexts('console');
  const { t } = texts;
  const change = useChangeBrandSettings();
  const errors = useFieldErrors(texts, change.error);
  // Contains only the edited fields, so that fields saved by another operator in the meantime are not
  // overwritten.
  const [draft, setDraft] = useState<Partial<Value>>({});
  const [isAsking, setAsking] = useState(false);
  const [hasConflict, setHasConflict] = useState(false);
  const value: Value = { ...saved, ...draft };
  const changed = differences(saved, value);

  function save(note: string, callbacks: DecisionCallbacks): void {
    const section = toSection(value);
    const revision = brandDetails.revisions[section.section];
    change.mutate(
      { brand: brandDetails.code, revision, note, ...section },
      {
        onSuccess: () => {
          setDraft({});
          setHasConflict(false);
          callbacks.onSuccess();
        },
        onError: ({ code }) => {
          setHasConflict(code === 'version-conflict');
          setAsking(false);
        },
        onSettled: callbacks.onSettled,
      },
    );
  }

  return (
    <Card className={styles.card}>
      <Notices error={change.error} hasConflict={hasConflict} />
      {children({
        value,
        set: (changes) => setDraft({ ...draft, ...changes }),
        error: (path) => errors[`value.${path}`],
      })}
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={changed.length === 0}
          onClick={() => setAsking(true)}
          icon="check"
        >
          {t('brand.save')}
        </Button>
        <Button
          disabled={Object.keys(draft).length === 0}
          onClick={() => {
            setDraft({});
            setHasConflict(false);
            change.reset();
          }}
        >
          {t('brand.undo')}
        </Button>
      </div>
      {isAsking && (
        <SaveSectionDialog
          brand={brandDetails.name}
          section={toSection(value).section}
          changed={changed}
          isBusy={change.isPending}
          reload={change.reload}
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function Notices({
  error,
  hasConflict,
}: {
  error: ReturnType<typeof useChangeBrandSettings>['error'];
  hasConflict: boolean;
}) {
  const { t } = useTexts('console');
  const textOf = useFailureText();
  if (!error) return null;
  return (
    <p role="alert" className={styles.conflict}>
      <Icon name="alert" />
      {hasConflict ? t('brand.conflict') : textOf(error)}
    </p>
  );
}

/** The error of a list: its own error, or that of its first invalid value, together with the value. */
export function firstError(
  { error }: Pick<Draft<unknown>, 'error'>,
  path: string,
  values: readonly string[],
): string | undefined {
  const at = values.findIndex((_, index) => error(`${path}.${index}`) !== undefined);
  return at < 0 ? error(path) : `${values[at]}: ${error(`${path}.${at}`)}`;
}
