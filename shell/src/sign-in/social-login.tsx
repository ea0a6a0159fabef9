import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useLocation } from 'react-router-dom';
import styles from './sign-in.module.css';

/** Sign-in by another house's account, where the brand has set one up. */
export function SocialLogin() {
  const { t } = useTexts('sign-in');
  const { pathname, search } = useLocation();
  const providers = useAnswer(calls.signInProviders, undefined);
  const social = providers.data?.social ?? [];
  if (social.length === 0) return null;
  const back = encodeURIComponent(pathname + search);
  return (
    <ul className={styles.social} aria-label={t('social.title')}>
      {social.map(({ provider, start }) => (
        <li key={provider}>
          <a
            className={styles.socialLink}
            data-provider={provider}
            href={`${start}?return=${back}`}
          >
            {t(`social.${provider}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
