import type { AuditWishes } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Select, TextInput } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useAuditNames } from '../../api/audit.ts';
import { useBrands } from '../../api/brands.ts';
import styles from './audit.module.css';

/** What an operator has typed and chosen; dates are days of the operator's own clock, `''` where nothing is. */
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
      <Select
        name="operator"
        label={t('audit.operator')}
        value={form.operator}
        onChange={({ target }) => choose('operator', target.value)}
      >
        <option value="">{t('audit.any')}</option>
        {names?.operators.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        name="action"
        label={t('audit.action')}
        value={form.action}
        onChange={({ target }) => choose('action', target.value)}
      >
        <option value="">{t('audit.any')}</option>
        {names?.actions.map((action) => (
          <option key={action} value={action}>
            {t(`audit.actions.${action}`, { defaultValue: action })}
          </option>
        ))}
      </Select>
      <Select
        name="brand"
        label={t('audit.brand')}
        value={form.brand}
        onChange={({ target }) => choose('brand', target.value)}
      >
        <option value="">{t('audit.any')}</option>
        {brands.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
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

/** The form as the call takes it: `to` is the last day that shows. */
export function wishesOf({ text, operator, action, brand, from, to }: AuditForm): AuditWishes {
  return {
    ...(text && { text }),
    ...(operator && { operator }),
    ...(action && { action }),
    ...(brand && { brand }),
    ...(from && { from: startOf(from, 0) }),
    ...(to && { to: startOf(to, 1) }),
  };
}

function startOf(day: string, daysLater: number): string {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}
