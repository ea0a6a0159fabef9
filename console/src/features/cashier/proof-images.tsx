import type { ProofImage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './cashier.module.css';

/** What the member shows as a proof; each opens in full. */
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
              alt={t('desk.proof', { number: formats.number(index + 1) })}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
