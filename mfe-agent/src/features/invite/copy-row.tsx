import { TextInput } from '@croupier/ui';
import { CopyButton } from '@croupier/ui/copy-button';
import styles from './invite.module.css';

/** A text with a button that copies it. Where the browser refuses, the text stays there to be marked by hand. */
export function CopyRow({ name, label, text }: { name: string; label: string; text: string }) {
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
      <CopyButton text={text} what={label} />
    </div>
  );
}
