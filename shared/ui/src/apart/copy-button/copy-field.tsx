import { TextInput } from '@croupier/ui';
import { CopyButton } from './copy-button.tsx';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** A text with a copy button. If the browser refuses to copy, the text can be selected by hand. */
export function CopyField({ name, label, text }: CopyFieldProps) {
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
