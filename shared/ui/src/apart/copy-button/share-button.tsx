import { useTexts } from '@croupier/i18n';
import { Button, type ButtonProps } from '@croupier/ui';
import { useCopy } from './use-copy.ts';

interface ShareButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly link: string;
  /** Said with the link. */
  readonly text: string;
  /** Name of the link, for the message that it was copied. */
  readonly what: string;
}

/** Shares a link through the device's share dialog; where there is none, the link is copied. */
export function ShareButton({ link, text, what, ...rest }: ShareButtonProps) {
  const { t } = useTexts('ui');
  const copy = useCopy();

  function share(): void {
    // Closing the device's share dialog without sharing is not a failure.
    if ('share' in navigator) navigator.share({ url: link, text }).catch(() => undefined);
    else void copy(link, what);
  }

  return (
    <Button {...rest} icon="external" onClick={share}>
      {t('share')}
    </Button>
  );
}
