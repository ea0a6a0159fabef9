import { useTexts } from '@croupier/i18n';
import { Button, TextInput, VisuallyHidden, useToast } from '@croupier/ui';
import { useState } from 'react';
import styles from './invite.module.css';

/** A text with a button that copies it. Where the browser refuses, the text stays there to be marked by hand. */
export function CopyRow({ name, label, text }: { name: string; label: string; text: string }) {
  const { t } = useTexts('mfe-agent');
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast({ tone: 'positive', text: t('invite.copied', { what: label }) });
    } catch {
      toast({ tone: 'warning', text: t('invite.not-copied') });
    }
  }

  return (
    <div className={styles.row}>
      <TextInput
        label={label}
        name={name}
        readOnly
        dir="ltr"
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {t('invite.copy')} <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
    </div>
  );
}
