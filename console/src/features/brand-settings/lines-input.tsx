import { TextArea } from '@croupier/ui';
import { useState } from 'react';
import { linesOf } from '../../lib/lines-of.ts';

interface LinesInputProps {
  readonly label: string;
  readonly hint: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (lines: readonly string[]) => void;
}

/** A list of short values, one per line; commas and spaces also separate values. */
export function LinesInput({ label, hint, name, lines, error, onChange }: LinesInputProps) {
  // The raw typed text with its separators; the list contains only the parsed values.
  const [text, setText] = useState<string | null>(null);
  return (
    <TextArea
      label={label}
      hint={hint}
      error={error}
      name={name}
      rows={3}
      dir="ltr"
      spellCheck={false}
      value={text ?? lines.join('\n')}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(linesOf(event.currentTarget.value));
      }}
      onBlur={() => setText(null)}
    />
  );
}
