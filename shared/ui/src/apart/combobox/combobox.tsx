import { useTexts } from '@croupier/i18n';
import { Field, Icon, LiveRegion } from '@croupier/ui';
import { useCombobox } from 'downshift';
import { useState, type ReactNode } from 'react';
import { foundOptions, type ComboboxOption } from './found-options.ts';
import styles from './combobox.module.css';

export type { ComboboxOption } from './found-options.ts';

interface ComboboxProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A choice from many options, with search by typing. The form gets the value under `name`. */
export function Combobox(props: ComboboxProps) {
  const { label, name, options, value, onChange, hint, error, disabled = false } = props;
  const { t, formats } = useTexts('ui');
  const [typed, setTyped] = useState('');
  const selectedItem = options.find((option) => option.value === value) ?? null;
  const found = foundOptions(options, typed);
  const { isOpen, highlightedIndex, ...get } = useCombobox<ComboboxOption>({
    items: [...found],
    selectedItem,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    onInputValueChange: ({ type, inputValue }) =>
      setTyped(type === useCombobox.stateChangeTypes.InputChange ? inputValue : ''),
    onIsOpenChange: ({ isOpen: opens }) => !opens && setTyped(''),
    onSelectedItemChange: ({ selectedItem: chosen }) => onChange(chosen?.value ?? ''),
    // Leaving the field without a choice keeps the previous value.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem, inputValue: selectedItem?.label ?? '' }
        : changes,
  });
  return (
    <Field label={label} hint={hint} error={error}>
      {(inputProps) => (
        <div className={styles.box}>
          <input type="hidden" name={name} value={value} disabled={disabled} />
          <input
            {...get.getInputProps({ ...inputProps, disabled, 'aria-labelledby': undefined })}
            autoComplete="off"
            spellCheck={false}
            className={styles.input}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button
            type="button"
            {...get.getToggleButtonProps({ disabled, 'aria-label': t('find.open') })}
            className={styles.opener}
          >
            <Icon name="chevron-down" />
          </button>
          <ul
            {...get.getMenuProps({
              'aria-labelledby': undefined,
              'aria-label': typeof label === 'string' ? label : t('find.open'),
            })}
            className={styles.list}
            hidden={!isOpen}
          >
            {isOpen &&
              found.map((option, index) => (
                <li
                  key={option.value}
                  {...get.getItemProps({
                    item: option,
                    index,
                    'aria-selected': option.value === value,
                  })}
                  data-at={index === highlightedIndex || undefined}
                  className={styles.option}
                >
                  <span>{option.label}</span>
                  {option.hint && <span className={styles.more}>{option.hint}</span>}
                </li>
              ))}
            {isOpen && found.length === 0 && (
              <li role="presentation" className={styles.none}>
                {t('find.none')}
              </li>
            )}
          </ul>
          <LiveRegion>
            {isOpen && typed !== ''
              ? t('find.found', { count: found.length, shown: formats.number(found.length) })
              : ''}
          </LiveRegion>
        </div>
      )}
    </Field>
  );
}
