import { loadTexts } from '@croupier/i18n';
import { Retry, Skeleton } from '@croupier/ui';
import { signInTexts } from '../../sign-in/load-sign-in.ts';
import { useLoaded } from '../../use-loaded.ts';

/** Few visitors are asked for one: code and words come when they are. */
async function loadCaptcha() {
  const captcha = import(
    /* webpackChunkName: "visitor-captcha" */ '../../sign-in/captcha-field.tsx'
  );
  await loadTexts('sign-in', signInTexts);
  return captcha;
}

export function VisitorCaptcha() {
  const loaded = useLoaded(loadCaptcha, true);
  if (loaded.state === 'failed') return <Retry error={loaded.error} onRetry={loaded.retry} />;
  if (loaded.state === 'loading') return <Skeleton height={108} />;
  return <loaded.value.CaptchaField error={undefined} />;
}
