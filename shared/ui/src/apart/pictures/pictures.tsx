import { useTexts } from '@croupier/i18n';
import { Button, Progress, useFailureText } from '@croupier/ui';
import { useState } from 'react';
import { Upload } from '../upload/upload.tsx';
import { base64Of } from './base64-of.ts';
import styles from './pictures.module.css';

interface PicturesProps<Picture> {
  readonly label: string;
  readonly limits: { readonly images: number; readonly imageBytes: number };
  readonly pictures: readonly Picture[];
  readonly srcOf: (picture: Picture) => string;
  /** Stores one picture, given as base64. */
  readonly keep: (image: string) => Promise<Picture>;
  /** Share of the picture on its way that has been sent, from 0 to 1. */
  readonly sent?: number;
  readonly onChange: (change: (before: readonly Picture[]) => readonly Picture[]) => void;
  /**
   * A chosen picture is being stored or was refused: the form waits until the picture is stored, replaced or
   * removed.
   */
  readonly onUnsettled?: (isUnsettled: boolean) => void;
}

const accepted = ['image/png', 'image/jpeg'];

/**
 * Pictures of a form, stored as soon as they are chosen. The form shows the version that the platform stored.
 */
export function Pictures<Picture extends { readonly id: string }>(props: PicturesProps<Picture>) {
  const { label, limits, pictures, srcOf, keep, sent, onChange, onUnsettled } = props;
  const { t, formats } = useTexts('ui');
  const failureText = useFailureText();
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [choices, setChoices] = useState(0);
  const room = limits.images - pictures.length;

  async function add(files: readonly File[]): Promise<void> {
    setError(null);
    setRefused(false);
    setUploading(true);
    onUnsettled?.(true);
    try {
      for (const file of files) {
        const stored = await keep(await base64Of(file));
        // One by one: if a later picture fails, the earlier ones stay.
        onChange((before) => [...before, stored]);
      }
      onUnsettled?.(false);
    } catch (error) {
      setError(failureText(error));
      setRefused(true);
    } finally {
      setUploading(false);
    }
  }

  function refuse(): void {
    setRefused(true);
    onUnsettled?.(true);
  }

  function leaveOut(): void {
    setError(null);
    setRefused(false);
    // A new file input clears the message about refused files.
    setChoices((before) => before + 1);
    onUnsettled?.(false);
  }

  return (
    <div className={styles.pictures}>
      {pictures.length > 0 && <PictureList pictures={pictures} srcOf={srcOf} onChange={onChange} />}
      {room > 0 && (
        <Upload
          key={choices}
          label={label}
          accept={accepted}
          bytesAtMost={limits.imageBytes}
          room={room}
          isBusy={isUploading}
          onFiles={(files) => void add(files)}
          onRefused={refuse}
          error={error}
        />
      )}
      {isUploading && sent !== undefined && (
        <p className={styles.sent}>
          <Progress value={sent} label={t('pictures.sending')} />
          {t('pictures.sent', { share: formats.percent(sent) })}
        </p>
      )}
      {isRefused && (
        <Button size="s" className={styles.leave} onClick={leaveOut}>
          {t('pictures.leave-out')}
        </Button>
      )}
    </div>
  );
}

type PictureListProps<Picture> = Pick<PicturesProps<Picture>, 'pictures' | 'srcOf' | 'onChange'>;

function PictureList<Picture extends { readonly id: string }>(props: PictureListProps<Picture>) {
  const { pictures, srcOf, onChange } = props;
  const { t, formats } = useTexts('ui');
  return (
    <ul role="list" className={styles.list}>
      {pictures.map((picture, at) => (
        <li key={picture.id} className={styles.item}>
          <img
            src={srcOf(picture)}
            alt={t('pictures.picture', { number: formats.number(at + 1) })}
          />
          <Button
            size="s"
            icon="close"
            aria-label={t('pictures.remove', { number: formats.number(at + 1) })}
            onClick={() => onChange((before) => before.filter(({ id }) => id !== picture.id))}
          />
        </li>
      ))}
    </ul>
  );
}
