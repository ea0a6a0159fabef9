import type { AgentContract, ContractOverview } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card, Empty, Section } from '@croupier/ui';
import { TermsList } from '../../lib/terms-list.tsx';
import { ContractActions } from './contract-actions.tsx';
import styles from './contracts.module.css';

/** The agent's own contract and the offer that waits for an answer. */
export function OwnContract({ overview }: { readonly overview: ContractOverview }) {
  const { t } = useTexts('mfe-agent');
  const { current, offer } = overview;
  return (
    <Section title={t('contracts.own')}>
      <div className={styles.list}>
        {offer && <ContractCard contract={offer} isOffer />}
        {current && <ContractCard contract={current} />}
        {!offer && !current && (
          <Empty
            look="row"
            art="ticket"
            title={t('contracts.none')}
            text={t('contracts.none-text')}
          />
        )}
      </div>
    </Section>
  );
}

interface ContractCardProps {
  readonly contract: AgentContract;
  readonly isOffer?: boolean;
}

function ContractCard({ contract, isOffer = false }: ContractCardProps) {
  const { t, formats } = useTexts('mfe-agent');
  const { upline, version, startsAt, expiresAt, endRequest, terms } = contract;
  const name = upline ?? t('contracts.house');
  return (
    <Card className={styles.card}>
      <header className={styles.head}>
        <h3>{t('contracts.with', { name, version: formats.number(version) })}</h3>
        <Badge tone={isOffer ? 'warning' : 'positive'}>
          {t(`contracts.state.${isOffer ? 'offered' : 'active'}`)}
        </Badge>
      </header>
      <TermsList terms={terms} />
      <p className={styles.note}>
        {isOffer
          ? t('contracts.until', { time: formats.dateTime(expiresAt) })
          : startsAt && t('contracts.since', { time: formats.dateTime(startsAt) })}
      </p>
      <p className={styles.note}>
        {upline ? t('contracts.paid-by', { name }) : t('contracts.paid-by-house')}
      </p>
      {endRequest && <p role="status">{t(`contracts.end.${endRequest.by}`, { name })}</p>}
      <ContractActions contract={contract} />
    </Card>
  );
}
