import { encode } from 'uqr';
import { modulePath } from './module-path.ts';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly text: string;
  /** Describes the target for visitors who cannot scan the code. */
  readonly label: string;
}

/**
 * A text as a QR code with medium error correction: dark on light in every theme, because scanners expect
 * that.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={modulePath(data)} />
    </svg>
  );
}
