import type { SocialNetwork } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useSite, VisuallyHidden } from '@croupier/ui';
import { LicenceSeal } from '../surface/cover-art.tsx';
import styles from './footer-marks.module.css';
import networkMarkStyles from './network-mark.module.css';

/** The networks' own spelling, the same in every language. */
const names: Readonly<Record<SocialNetwork, string>> = {
  YOUTUBE: 'YouTube',
  TWITTER: 'X (Twitter)',
  TIKTOK: 'TikTok',
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  WHATSAPP: 'WhatsApp',
  TELEGRAM: 'Telegram',
};

/**
 * The brand's licences, each with its number and the authority's page, and its social networks; missing ones
 * are not shown.
 */
export function FooterMarks() {
  const { t } = useTexts('shell');
  const { licences, socials } = useSite().brand;
  if (licences.length === 0 && socials.length === 0) return null;
  return (
    <div className={styles.marks}>
      {licences.length > 0 && (
        <ul aria-label={t('footer.licences')} className={styles.list}>
          {licences.map(({ authority, number, url }) => (
            <li key={`${authority} ${number}`}>
              <a href={url} target="_blank" rel="noopener noreferrer" className={styles.badge}>
                <LicenceSeal authority={authority} />
                <strong>{authority}</strong>
                <bdi dir="ltr">{number}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      {socials.length > 0 && (
        <ul aria-label={t('footer.socials')} className={styles.list}>
          {socials.map(({ network, url }) => (
            <li key={network}>
              <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
                <NetworkMark network={network} />
                <VisuallyHidden>{names[network]}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The logo of a network, in the colour of the text around it; its name is beside it. */
export function NetworkMark({ network }: { network: SocialNetwork }) {
  return <span className={networkMarkStyles.mark} data-network={network} aria-hidden="true" />;
}
