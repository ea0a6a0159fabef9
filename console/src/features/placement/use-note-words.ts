import type { AuditEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/** Why it was done, in the operator's own words; the registry keeps two numbers where it ends a trial. */
export function useNoteWords(): (entry: Pick<AuditEntry, 'action' | 'note'>) => string {
  const { t, formats } = useTexts('console');
  return ({ action, note }) => {
    const [, reporting, dealt] = /^(\d+)\/(\d+)$/.exec(note) ?? [];
    if (action !== 'module.withdrawn' || !reporting || !dealt) return note;
    return t('audit.reportedOnTrial', {
      reporting: formats.number(Number(reporting)),
      dealt: formats.number(Number(dealt)),
    });
  };
}
