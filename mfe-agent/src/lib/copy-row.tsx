import { TextInput } from '@croupier/ui';
import { CopyButton } from '@croupier/ui/copy-button';
import styles from './copy-row.module.css';

/** A text with a copy button. If the browser refuses to copy, the text can be selected manually. */
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
