import { useTexts } from '@croupier/i18n';
import { Button, type ButtonProps } from '@croupier/ui';
import { useState } from 'react';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps extends Omit<ButtonProps, 'icon' | 'onClick' | 'children'> {
  readonly text: string;
  /** Name of the copied value. */
  readonly what: string;
  /** The text on the button; without it “Copy”. */
  readonly label?: string | undefined;
  /** Shows only the icon. */
  readonly isSmall?: boolean | undefined;
}

/** Copies a text with one press, confirms the copy, and marks the button that was used last. */
export function CopyButton({ text, what, label, isSmall = false, ...rest }: CopyButtonProps) {
  const { t } = useTexts('ui');
  const copy = useCopy();
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <Button
      {...rest}
      icon={copied === text ? 'check' : 'copy'}
      aria-label={t('copy.name', { what })}
      onClick={() => void copy(text, what).then((done) => done && setCopied(text))}
    >
      {isSmall ? undefined : (label ?? t('copy.short'))}
    </Button>
  );
}
