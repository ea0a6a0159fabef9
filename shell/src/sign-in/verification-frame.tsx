import { phoneVerificationPath } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useEffect, useRef, useState } from 'react';
import type { VerificationChannel } from './verification-channel.ts';
import styles from './sign-in.module.css';

/** The page that sends and checks codes through Firebase; it takes room while its reCAPTCHA asks the visitor. */
export function VerificationFrame({ channel }: { readonly channel: VerificationChannel }) {
  const { t } = useTexts('sign-in');
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const page = frame.current?.contentWindow;
    return page ? channel.connect(page, setHeight) : undefined;
  }, [channel]);
  return (
    <iframe
      ref={frame}
      className={styles.verification}
      title={t('code.verification')}
      src={phoneVerificationPath}
      style={{ blockSize: height }}
      aria-hidden={height === 0}
      tabIndex={height === 0 ? -1 : 0}
    />
  );
}
