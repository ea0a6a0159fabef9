import { proofLimits, type ProofImage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, useFailureText } from '@croupier/ui';
import { Upload } from '@croupier/ui/upload';
import { useState } from 'react';
import { base64Of } from './base64-of.ts';
import styles from './proof-images.module.css';

interface ProofImagesProps {
  readonly images: readonly ProofImage[];
  readonly onChange: (images: readonly ProofImage[]) => void;
  /** Keeps one image, given as base64. */
  readonly upload: (image: string) => Promise<ProofImage>;
}

const accepted = ['image/png', 'image/jpeg'];

/** Up to three pictures, kept as they are chosen; what the platform kept is what is shown. */
export function ProofImages({ images, onChange, upload }: ProofImagesProps) {
  const { t, formats } = useTexts('mfe-member');
  const failureText = useFailureText();
  const [isUploading, setUploading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const room = proofLimits.images - images.length;

  async function add(files: readonly File[]): Promise<void> {
    setFault(null);
    setUploading(true);
    try {
      const kept: ProofImage[] = [];
      for (const file of files) kept.push(await upload(await base64Of(file)));
      onChange([...images, ...kept]);
    } catch (error) {
      setFault(failureText(error));
    } finally {
      setUploading(false);
    }
  }

  return (
    <div className={styles.proofs}>
      <ul role="list" className={styles.list}>
        {images.map((image, at) => (
          <li key={image.id} className={styles.item}>
            <img src={image.url} alt={t('proof.image', { number: formats.number(at + 1) })} />
            <Button
              size="s"
              icon="close"
              aria-label={t('proof.remove', { number: formats.number(at + 1) })}
              onClick={() => onChange(images.filter((one) => one !== image))}
            />
          </li>
        ))}
      </ul>
      {room > 0 && (
        <Upload
          label={t('proof.images', {
            count: proofLimits.images,
            images: formats.number(proofLimits.images),
          })}
          accept={accepted}
          bytesAtMost={proofLimits.imageBytes}
          room={room}
          isBusy={isUploading}
          onFiles={(files) => void add(files)}
          fault={fault}
        />
      )}
    </div>
  );
}
