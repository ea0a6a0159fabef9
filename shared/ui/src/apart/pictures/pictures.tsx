import { useTexts } from '@croupier/i18n';
import { Button, useFailureText } from '@croupier/ui';
import { useState } from 'react';
import { Upload } from '../upload/upload.tsx';
import { base64Of } from './base64-of.ts';
import styles from './pictures.module.css';

interface PicturesProps<Picture> {
  readonly label: string;
  readonly limits: { readonly images: number; readonly imageBytes: number };
  readonly pictures: readonly Picture[];
  readonly srcOf: (picture: Picture) => string;
  /** Keeps one picture, given as base64. */
  readonly keep: (image: string) => Promise<Picture>;
  readonly onChange: (change: (before: readonly Picture[]) => readonly Picture[]) => void;
}

const accepted = ['image/png', 'image/jpeg'];

/** Pictures that go along with a form, kept as they are chosen; what the platform kept is what is shown. */
export function Pictures<Picture extends { readonly id: string }>(props: PicturesProps<Picture>) {
  const { label, limits, pictures, srcOf, keep, onChange } = props;
  const { t, formats } = useTexts('ui');
  const failureText = useFailureText();
  const [isUploading, setUploading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const room = limits.images - pictures.length;

  async function add(files: readonly File[]): Promise<void> {
    setFault(null);
    setUploading(true);
    try {
      for (const file of files) {
        const kept = await keep(await base64Of(file));
        // One by one: a later one that fails takes none with it.
        onChange((before) => [...before, kept]);
      }
    } catch (error) {
      setFault(failureText(error));
    } finally {
      setUploading(false);
    }
  }

  return (
    <div className={styles.pictures}>
      {pictures.length > 0 && (
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
      )}
      {room > 0 && (
        <Upload
          label={label}
          accept={accepted}
          bytesAtMost={limits.imageBytes}
          room={room}
          isBusy={isUploading}
          onFiles={(files) => void add(files)}
          fault={fault}
        />
      )}
    </div>
  );
}
