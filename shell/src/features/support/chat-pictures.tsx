import { useCall } from '@croupier/client';
import { calls, supportImagePath, supportLimits, type SupportImage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, useFailureText } from '@croupier/ui';
import { Upload } from '@croupier/ui/upload';
import { useState } from 'react';
import { base64Of } from './base64-of.ts';
import styles from './chat.module.css';

interface ChatPicturesProps {
  readonly images: readonly SupportImage[];
  readonly onChange: (images: readonly SupportImage[]) => void;
}

const accepted = ['image/png', 'image/jpeg'];

/** Pictures for the next message, kept as they are chosen; what the platform kept is what is shown. */
export function ChatPictures({ images, onChange }: ChatPicturesProps) {
  const { t, formats } = useTexts('support');
  const failureText = useFailureText();
  const upload = useCall(calls.supportImage);
  const [isUploading, setUploading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const room = supportLimits.images - images.length;

  async function add(files: readonly File[]): Promise<void> {
    setFault(null);
    setUploading(true);
    const kept = [...images];
    try {
      for (const file of files)
        kept.push(await upload.mutateAsync({ image: await base64Of(file) }));
    } catch (error) {
      setFault(failureText(error));
    }
    onChange(kept);
    setUploading(false);
  }

  return (
    <>
      {images.length > 0 && (
        <ul role="list" className={styles.chosen}>
          {images.map((image, at) => (
            <li key={image.id}>
              <img src={supportImagePath.replace(':id', image.id)} alt={t('chat.picture')} />
              <Button
                size="s"
                icon="close"
                aria-label={t('chat.remove', { number: formats.number(at + 1) })}
                onClick={() => onChange(images.filter((one) => one !== image))}
              />
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <Upload
          label={t('chat.pictures')}
          accept={accepted}
          bytesAtMost={supportLimits.imageBytes}
          room={room}
          isBusy={isUploading}
          onFiles={(files) => void add(files)}
          fault={fault}
        />
      )}
    </>
  );
}
