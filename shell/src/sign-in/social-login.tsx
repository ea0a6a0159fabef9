import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ErrorText } from '@croupier/ui';
import { useLocation } from 'react-router-dom';
import styles from './sign-in.module.css';

/** Sign-in with an account at a third party, if the brand has set one up. */
export function SocialLogin() {
  const { t } = useTexts('sign-in');
  const { pathname, search } = useLocation();
  const providers = useCallQuery(calls.signInProviders, undefined);
  const social = providers.data?.social ?? [];
  if (social.length === 0) return null;
  const error = errorIn(search);
  const back = encodeURIComponent(pathname + search);
  return (
    <>
      <ErrorText>{error && t(`social.error.${error}`)}</ErrorText>
      <ul className={styles.social} aria-label={t('social.title')}>
        {social.map(({ provider, label, start }) => (
          <li key={provider}>
            <a
              className={styles.socialLink}
              data-provider={provider}
              href={`${start}?return=${back}`}
            >
              {t(`social.${provider}`, { name: label ?? '' })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const errors = ['cancelled', 'failed', 'taken', 'refused'] as const;

/** The outcome of an attempt at the third party, read from the return address. */
function errorIn(search: string): (typeof errors)[number] | undefined {
  const code = new URLSearchParams(search).get('social-error');
  return errors.find((error) => error === code);
}
