import type { AgentLink } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Table, type BadgeTone, type Column } from '@croupier/ui';
import styles from './links.module.css';

interface LinkTableProps {
  readonly links: readonly AgentLink[];
  readonly onOpen: (link: AgentLink) => void;
  readonly onDisable: (link: AgentLink) => void;
}

const tones: Readonly<Record<AgentLink['state'], BadgeTone>> = {
  open: 'positive',
  expired: 'neutral',
  disabled: 'negative',
};

export function LinkTable({ links, onOpen, onDisable }: LinkTableProps) {
  const { t, formats } = useTexts('mfe-agent');
  const nameOf = ({ label, code }: AgentLink) => label || code;
  const columns: readonly Column<AgentLink>[] = [
    {
      id: 'label',
      onCard: 'title',
      header: t('links.link'),
      cell: (link) => (
        <span className={styles.name}>
          <bdi>{nameOf(link)}</bdi>
          {link.label && <bdi className={styles.code}>{link.code}</bdi>}
        </span>
      ),
    },
    {
      id: 'state',
      onCard: 'figure',
      header: t('members.status'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`links.state.${state}`)}</Badge>,
    },
    { id: 'kind', header: t('joins.kind'), cell: ({ kind }) => t(`joins.kind-of.${kind}`) },
    {
      id: 'group',
      header: t('joins.group'),
      align: 'end',
      cell: ({ prizeGroup }) =>
        prizeGroup === null ? t('joins.highest') : formats.number(prizeGroup),
    },
    {
      id: 'expires',
      header: t('links.expires'),
      cell: ({ expiresAt }) => (expiresAt ? formats.dateTime(expiresAt) : t('links.never')),
    },
    {
      id: 'visits',
      onCard: 'half',
      header: t('links.visits'),
      align: 'end',
      cell: ({ visits }) => formats.number(visits),
    },
    {
      id: 'joined',
      onCard: 'half',
      header: t('links.joined'),
      align: 'end',
      cell: ({ joined }) => formats.number(joined),
    },
    {
      id: 'actions',
      onCard: 'action',
      header: t('links.actions'),
      cell: (link) => (
        <span className={styles.actions}>
          <Button
            size="s"
            variant="quiet"
            aria-label={t('links.open-name', { name: nameOf(link) })}
            onClick={() => onOpen(link)}
          >
            {t('links.open')}
          </Button>
          {link.state === 'open' && (
            <Button
              size="s"
              variant="quiet"
              aria-label={t('links.disable-name', { name: nameOf(link) })}
              onClick={() => onDisable(link)}
            >
              {t('links.disable')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <Table caption={t('links.title')} columns={columns} rows={links} rowKey={({ id }) => id} />
  );
}
