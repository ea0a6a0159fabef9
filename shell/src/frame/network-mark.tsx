import type { SocialNetwork } from '@croupier/contracts';
import styles from './network-mark.module.css';

/** The logo of a network, in the colour of the text around it; its name is beside it. */
export function NetworkMark({ network }: { network: SocialNetwork }) {
  return <span className={styles.mark} data-network={network} aria-hidden="true" />;
}
