import type { AuditFilter } from '@croupier/contracts';
import { dayjs, useTexts } from '@croupier/i18n';
import { Button, Select, TextInput } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useAuditNames } from '../../api/audit.ts';
import { useBrands } from '../../api/brands.ts';
import styles from './audit.module.css';

/** The operator's input; dates are days of the operator's own clock, `''` if empty. */
export interface AuditForm {
  readonly text: string;
  readonly operator: string;
  readonly action: string;
  readonly brand: string;
  readonly from: string;
  readonly to: string;
}

export const noFilter: AuditForm = {
  text: '',
  operator: '',
  action: '',
  brand: '',
  from: '',
  to: '',
};

interface AuditFiltersProps {
  readonly form: AuditForm;
  readonly onChange: (form: AuditForm) => void;
}

/** Narrows the trail. Choices hold at once, words when they are sent. */
export function AuditFilters({ form, onChange }: AuditFiltersProps) {
  const { t } = useTexts('console');
  const names = useAuditNames().data;
  const brands = useBrands().data ?? [];
  const [text, setText] = useState(form.text);
  const choose = (name: keyof AuditForm, value: string) => onChange({ ...form, [name]: value });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    choose('text', text.trim());
  }

  function clear(): void {
    setText('');
    onChange(noFilter);
  }

  return (
    <form role="search" className={styles.filters} onSubmit={submit}>
      <TextInput
        type="search"
        name="text"
        label={t('audit.search')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        maxLength={100}
        autoComplete="off"
      />
      <AnySelect
        name="operator"
        label={t('audit.operator')}
        value={form.operator}
        options={names?.operators.map((name) => ({ value: name, label: name })) ?? []}
        onChange={(value) => choose('operator', value)}
      />
      <AnySelect
        name="action"
        label={t('audit.action')}
        value={form.action}
        options={
          names?.actions.map((action) => ({
            value: action,
            label: t(`audit.actions.${action}`, { defaultValue: action }),
          })) ?? []
        }
        onChange={(value) => choose('action', value)}
      />
      <AnySelect
        name="brand"
        label={t('audit.brand')}
        value={form.brand}
        options={brands.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(value) => choose('brand', value)}
      />
      <TextInput
        type="date"
        name="from"
        label={t('audit.from')}
        value={form.from}
        onChange={({ currentTarget }) => choose('from', currentTarget.value)}
      />
      <TextInput
        type="date"
        name="to"
        label={t('audit.to')}
        value={form.to}
        onChange={({ currentTarget }) => choose('to', currentTarget.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" icon="search">
          {t('audit.find')}
        </Button>
        <Button onClick={clear}>{t('audit.clear')}</Button>
      </div>
    </form>
  );
}

interface AnySelectProps {
  readonly name: keyof AuditForm;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice of one value or of any. */
function AnySelect({ name, label, value, options, onChange }: AnySelectProps) {
  const { t } = useTexts('console');
  return (
    <Select
      name={name}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('audit.any')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

/** The form as the call takes it: `to` is the last day that shows. */
export function auditFilterOf({ text, operator, action, brand, from, to }: AuditForm): AuditFilter {
  return {
    ...(text && { text }),
    ...(operator && { operator }),
    ...(action && { action }),
    ...(brand && { brand }),
    ...(from && { from: startOf(from, 0) }),
    ...(to && { to: startOf(to, 1) }),
  };
}

const startOf = (day: string, daysLater: number) => dayjs(day).add(daysLater, 'day').toISOString();
