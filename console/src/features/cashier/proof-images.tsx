import type { ProofImage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './cashier.module.css';

/** The member's proof images; each opens in full size. */
export function ProofImages({ images }: { images: readonly ProofImage[] }) {
  const { t, formats } = useTexts('console');
  if (images.length === 0) return null;
  return (
    <ul className={styles.proofs}>
      {images.map(({ id, url, width, height }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              width={width}
              height={height}
              loading="lazy"
              alt={t('queue.proof', { number: formats.number(index + 1) })}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
