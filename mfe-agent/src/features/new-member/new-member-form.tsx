import { agentJoinKinds, personalFields, type PersonalField } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, SegmentedControl, TextInput } from '@croupier/ui';
import { PrizeGroupInput } from '../../lib/prize-group-input.tsx';
import { useNewMember, type NewMemberFormProps } from './use-new-member.ts';
import styles from './new-member.module.css';

/** The fields that the brand's rules switch on, besides the password and the PIN, which the platform makes. */
export function NewMemberForm({ terms, settings, onMade }: NewMemberFormProps) {
  const { t } = useTexts('mfe-agent');
  const { ref, submit, ...form } = useNewMember({ terms, settings, onMade });
  const shown = personalFields.filter((field) => settings[field].enabled);
  const labelOf = (field: PersonalField) =>
    settings[field].required
      ? t(`create.field.${field}`)
      : t('create.optional', { field: t(`create.field.${field}`) });
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('create.username')}
        name="username"
        value={form.username}
        onChange={(event) => form.setUsername(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={form.errors['username']}
      />
      <PrizeGroupInput
        bounds={terms.groupBounds}
        value={form.group}
        onValue={form.setGroup}
        error={form.errors['prizeGroup']}
      />
      {shown.map((field) => (
        <TextInput
          key={field}
          label={labelOf(field)}
          name={field}
          type={settings[field].type === 'password' ? 'text' : settings[field].type}
          value={form.answers[field] ?? ''}
          onChange={(event) => form.answer(field, event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errors[field]}
        />
      ))}
      <div className={styles.wide}>
        <SegmentedControl
          label={t('joins.kind')}
          options={agentJoinKinds.map((value) => ({ value, label: t(`joins.kind-of.${value}`) }))}
          value={form.kind}
          onChange={form.setKind}
        />
      </div>
      <div className={styles.wide}>
        <ErrorText>{form.failure}</ErrorText>
        <Button type="submit" variant="primary" isBusy={form.isPending}>
          {t('create.submit')}
        </Button>
      </div>
    </form>
  );
}
