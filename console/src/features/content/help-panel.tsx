import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Skeleton, useFailureText, useToast } from '@croupier/ui';
import { useState } from 'react';
import { useAdminHelp, useOrderHelp, useReloadContent } from '../../api/content.ts';
import type { PanelProps } from './panel-props.ts';
import { HelpEditor } from './help-editor.tsx';
import { HelpLine } from './help-line.tsx';
import { moved } from './moved.ts';
import { RemovedHelp } from './removed-help.tsx';
import styles from './content.module.css';

/** The help centre of a brand, in reading order. */
export function HelpPanel(admin: PanelProps) {
  const { t } = useTexts('console');
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={styles.panel}>
      <Button icon="plus" variant="primary" onClick={() => setAdding(true)}>
        {t('content.help.add')}
      </Button>
      <Entries {...admin} />
      <RemovedHelp {...admin} />
      {isAdding && <HelpEditor {...admin} entry={null} onClose={() => setAdding(false)} />}
    </div>
  );
}

function Entries(admin: PanelProps) {
  const { t } = useTexts('console');
  const help = useAdminHelp(admin.brand);
  const order = useOrderHelp();
  const reload = useReloadContent();
  const toast = useToast();
  const failureText = useFailureText();
  if (help.isPending) return <Skeleton lines={5} height={56} />;
  if (help.error) return <Retry error={help.error} again={help.refetch} />;
  if (help.data.length === 0)
    return <Empty title={t('content.empty')} text={t('content.help.empty')} art="search" />;
  const slugs = help.data.map(({ slug }) => slug);

  function move(slug: string, by: -1 | 1): void {
    order.mutate(
      { brand: admin.brand, order: moved(slugs, slug, by) },
      {
        onError: (error) => toast({ tone: 'negative', text: failureText(error) }),
        onSettled: reload,
      },
    );
  }

  return (
    <ul className={styles.list} aria-label={t('content.kinds.help')}>
      {help.data.map((entry, index) => (
        <HelpLine
          key={entry.slug}
          {...admin}
          entry={entry}
          isFirst={index === 0}
          isLast={index === slugs.length - 1}
          onMove={(by) => move(entry.slug, by)}
        />
      ))}
    </ul>
  );
}
