import { nativeNames, type AdminHelpEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card } from '@croupier/ui';
import { useState } from 'react';
import { useRemoveHelp } from '../../api/content.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { PanelProps } from './panel-props.ts';
import { HelpEditor } from './help-editor.tsx';
import { MoveButtons } from './move-buttons.tsx';
import styles from './content.module.css';

interface HelpLineProps extends PanelProps {
  readonly entry: AdminHelpEntry;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** One help entry and the possible actions. */
export function HelpLine({ entry, isFirst, isLast, onMove, ...panel }: HelpLineProps) {
  const { t } = useTexts('console');
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const [own] = panel.languages;
  const title = (own && entry.words[own]?.title) ?? entry.slug;
  const lacking = panel.languages.filter((language) => !entry.words[language]);
  return (
    <Card as="li" className={styles.line}>
      <div className={styles.about}>
        <strong dir="auto">{title}</strong>
        <code dir="ltr">{`#${entry.slug}`}</code>
        {lacking.length > 0 && (
          <span className={styles.aside}>
            {t('content.lacking', {
              languages: lacking.map((language) => nativeNames[language]).join(', '),
            })}
          </span>
        )}
      </div>
      <div className={styles.tools}>
        <MoveButtons what={title} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <Button aria-label={t('content.editOf', { what: title })} onClick={() => setOpen('edit')}>
          {t('content.edit')}
        </Button>
        {entry.slug !== termsSlug && (
          <Button
            variant="quiet"
            icon="close"
            aria-label={t('content.removeOf', { what: title })}
            onClick={() => setOpen('remove')}
          />
        )}
      </div>
      {open === 'edit' && <HelpEditor {...panel} entry={entry} onClose={close} />}
      {open === 'remove' && (
        <Removal brand={panel.brand} entry={entry} title={title} onClose={close} />
      )}
    </Card>
  );
}

/** The site links to the terms of use by this slug, so the entry cannot be removed. */
const termsSlug = 'term';

interface RemovalProps {
  readonly brand: string;
  readonly entry: AdminHelpEntry;
  readonly title: string;
  readonly onClose: () => void;
}

function Removal({ brand, entry: { slug, revision }, title, onClose }: RemovalProps) {
  const { t } = useTexts('console');
  const remove = useRemoveHelp();
  return (
    <AskDialog
      title={t('content.removeOf', { what: title })}
      confirm={t('content.remove')}
      isDanger
      text={t('content.help.removeText')}
      action={remove}
      onDo={(note, ends) => remove.mutate({ brand, slug, revision, note }, ends)}
      onClose={onClose}
    />
  );
}
