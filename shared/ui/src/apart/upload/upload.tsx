import { useTexts } from '@croupier/i18n';
import { ErrorText, Spinner } from '@croupier/ui';
import { useId, useState, type DragEvent } from 'react';
import { fileError, type FileError, type FileRules } from './usable-files.ts';
import styles from './upload.module.css';

interface UploadProps extends FileRules {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Called when chosen files cannot be accepted. */
  readonly onRefused?: (() => void) | undefined;
  /** Error message for the files that were chosen last. */
  readonly error?: string | null | undefined;
}

/** Accepts files that are chosen, dropped or pasted, and shows errors at once. */
export function Upload({ label, isBusy, onFiles, onRefused, error, ...rules }: UploadProps) {
  const { t, formats } = useTexts('ui');
  const id = useId();
  const [refused, setRefused] = useState<FileError | null>(null);
  const [isOver, setOver] = useState(false);

  function take(list: FileList | null): void {
    const files = [...(list ?? [])];
    if (files.length === 0 || isBusy) return;
    const found = fileError(files, rules);
    setRefused(found);
    if (found) onRefused?.();
    else onFiles(files);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  const limits = {
    kinds: rules.accept.map((type) => type.replace(/^.*\//, '').toUpperCase()).join(', '),
    size: formats.number(Math.floor(rules.bytesAtMost / 1_000_000)),
    room: formats.number(rules.room),
  };
  return (
    <div className={styles.upload}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <label className={styles.zone} data-over={isOver || undefined}>
        <input
          type="file"
          className={styles.input}
          accept={rules.accept.join(',')}
          multiple={rules.room > 1}
          disabled={isBusy}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-limits ${id}-error`}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          onPaste={(event) => take(event.clipboardData.files)}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // Allows the same file to be chosen again.
            currentTarget.value = '';
          }}
        />
        {isBusy ? <Spinner /> : <strong>{t('upload.choose')}</strong>}
        <span id={`${id}-limits`} className={styles.limits}>
          {t('upload.limits', limits)}
        </span>
      </label>
      <ErrorText id={`${id}-error`}>
        {refused ? t(`upload.refused.${refused}`, limits) : error}
      </ErrorText>
    </div>
  );
}
