import type { AgentJoinTerms, NewAccount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Retry, Section, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useRegisterSettings } from '../../api/new-member.ts';
import { CredentialsDialog } from './credentials-dialog.tsx';
import { NewMemberForm } from './new-member-form.tsx';
import styles from './new-member.module.css';

/** Creates an account directly below the agent, by the brand's registration rules. */
export function NewMember({ terms }: { readonly terms: AgentJoinTerms }) {
  const { t, formats } = useTexts('mfe-agent');
  const settings = useRegisterSettings();
  const [made, setMade] = useState<NewAccount | null>(null);
  return (
    <Section title={t('create.title')}>
      <p className={styles.note}>
        {t('create.lead', { left: formats.number(terms.accountsLeft) })}
      </p>
      {settings.isPending && <Skeleton height={200} />}
      {settings.error && <Retry error={settings.error} onRetry={settings.refetch} />}
      {settings.data && (
        <Card>
          <NewMemberForm
            key={made?.id ?? ''}
            terms={terms}
            settings={settings.data}
            onMade={setMade}
          />
        </Card>
      )}
      {made && <CredentialsDialog account={made} onClose={() => setMade(null)} />}
    </Section>
  );
}
