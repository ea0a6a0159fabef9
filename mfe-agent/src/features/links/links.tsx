import {
  agentLinkLimits,
  agentLinksFilePath,
  agentLinkStates,
  type AgentJoinTerms,
  type AgentLink,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Section, SegmentedControl, Skeleton } from '@croupier/ui';
import { Pager, useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useLinks } from '../../api/links.ts';
import { FileLink } from '../../lib/file-link.tsx';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { DisableLinkDialog } from './disable-link-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { LinkTable } from './link-table.tsx';
import { NewLinkDialog } from './new-link-dialog.tsx';
import styles from './links.module.css';

type OpenDialog =
  | { readonly what: 'new' }
  | { readonly what: 'link' | 'disable'; readonly link: AgentLink };

const names = ['link-state'] as const;
const states = ['all', ...agentLinkStates] as const;

/** The agent's invitation links, with visits and registrations by link. */
export function Links({ terms }: { readonly terms: AgentJoinTerms }) {
  const { t, formats } = useTexts('mfe-agent');
  const { filter, change } = useAddressFilter(names);
  const state = agentLinkStates.find((one) => one === filter.get('link-state'));
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const close = () => setOpened(null);
  const counts = {
    open: formats.number(terms.openLinks),
    most: formats.number(agentLinkLimits.openAtMost),
  };
  return (
    <Section
      title={t('links.title')}
      action={
        <Button
          icon="plus"
          disabled={terms.openLinks >= agentLinkLimits.openAtMost}
          onClick={() => setOpened({ what: 'new' })}
        >
          {t('links.new')}
        </Button>
      }
    >
      <div className={styles.links}>
        <div className={styles.bar}>
          <SegmentedControl
            label={t('links.shown')}
            options={states.map((value) => ({ value, label: t(`links.state.${value}`) }))}
            value={state ?? 'all'}
            onChange={(value) => change({ 'link-state': value === 'all' ? '' : value })}
          />
          <FileLink path={agentLinksFilePath} query={state ? { state } : {}} />
        </div>
        <Shown
          state={state}
          onOpen={(link) => setOpened({ what: 'link', link })}
          onDisable={(link) => setOpened({ what: 'disable', link })}
        />
        <p className={styles.note}>{t('links.note', counts)}</p>
      </div>
      {opened?.what === 'new' && (
        <NewLinkDialog
          terms={terms}
          onMade={(link) => setOpened({ what: 'link', link })}
          onClose={close}
        />
      )}
      {opened?.what === 'link' && <LinkDialog link={opened.link} onClose={close} />}
      {opened?.what === 'disable' && <DisableLinkDialog link={opened.link} onClose={close} />}
    </Section>
  );
}

interface ShownProps {
  readonly state: AgentLink['state'] | undefined;
  readonly onOpen: (link: AgentLink) => void;
  readonly onDisable: (link: AgentLink) => void;
}

function Shown({ state, onOpen, onDisable }: ShownProps) {
  const { t } = useTexts('mfe-agent');
  const cursor = useCursor(state ?? '');
  const links = useLinks({ ...cursor.input, ...(state ? { state } : {}) });
  if (links.isPending) return <Skeleton height={200} />;
  if (links.error) return <Retry error={links.error} onRetry={links.refetch} />;
  const { rows, next } = links.data;
  if (rows.length === 0)
    return <Empty art="team" title={t('links.none')} text={t('links.none-text')} />;
  return (
    <>
      <LinkTable links={rows} onOpen={onOpen} onDisable={onDisable} />
      <Pager cursor={cursor} next={next} isBusy={links.isPlaceholderData} />
    </>
  );
}
