import type { AuditEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/**
 * The reason in the operator's own words. If the registry ended a trial, the note contains two numbers, which
 * are put into words.
 */
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
