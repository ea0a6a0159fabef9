import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { useCopy } from '@croupier/ui/copy-button';

/** Shares the link through the device's share dialog; where there is none, the link is copied. */
export function ShareButton({ link }: { link: string }) {
  const { t } = useTexts('mfe-member');
  const copy = useCopy();

  function share(): void {
    const text = t('referral.message');
    // Closing the device's share dialog without sharing is not a failure.
    if ('share' in navigator) navigator.share({ url: link, text }).catch(() => undefined);
    else void copy(link, t('referral.link'));
  }

  return (
    <Button icon="external" onClick={share}>
      {t('referral.share')}
    </Button>
  );
}
