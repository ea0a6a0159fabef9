import { useTexts } from '@croupier/i18n';
import { Button, type ButtonProps } from '@croupier/ui';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

interface PrintButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Name of what is printed. */
  readonly what: string;
  /** Shows first what belongs on the paper and is folded on the page. */
  readonly unfold?: () => void;
}

/** Prints the nearest element around the button that has `data-printable`, and nothing else of the page. */
export function PrintButton({ what, unfold, ...rest }: PrintButtonProps) {
  const { t } = useTexts('ui');

  function print({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    const part = currentTarget.closest('[data-printable]');
    if (unfold) flushSync(unfold);
    part?.setAttribute('data-printed', '');
    // The browser waits here until its dialog is closed, except for some phones, which copy the page at once.
    window.print();
    part?.removeAttribute('data-printed');
  }

  return (
    <Button {...rest} aria-label={t('print.name', { what })} onClick={print}>
      {t('print.short')}
    </Button>
  );
}
