import type { ContractSimulation } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Card,
  Empty,
  ErrorText,
  Stat,
  Table,
  useFailureText,
  useFormErrors,
  type Column,
} from '@croupier/ui';
import { useSimulation } from '../../api/agent-contracts.ts';
import { TermsFields } from './terms-fields.tsx';
import { contractIn } from './typed-contract.ts';
import styles from './agent-contracts.module.css';

interface SimulationProps {
  readonly brand: string;
}

/** What terms would have paid an agent for the last calendar month; nothing is written. */
export function Simulation({ brand }: SimulationProps) {
  const texts = useTexts('console');
  const { t } = texts;
  const failureText = useFailureText();
  const simulation = useSimulation();
  const { form, errors, showErrors } = useFormErrors(texts, simulation.error);

  function run(fields: FormData): void {
    const read = contractIn(fields);
    if (showErrors('errors' in read ? read.errors : {}) || 'errors' in read) return;
    if (!simulation.isPending) simulation.mutate({ brand, ...read.contract });
  }

  return (
    <>
      <Card className={styles.card}>
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            run(new FormData(event.currentTarget));
          }}
        >
          <p className={styles.note}>{t('agentContracts.simulationText')}</p>
          <TermsFields errors={errors} />
          <ErrorText>{simulation.error && failureText(simulation.error)}</ErrorText>
          <div>
            <Button type="submit" variant="primary" isBusy={simulation.isPending}>
              {t('agentContracts.simulate')}
            </Button>
          </div>
        </form>
      </Card>
      {simulation.data && <Result simulation={simulation.data} />}
    </>
  );
}

type Row = ContractSimulation['rows'][number];

function Result({ simulation }: { readonly simulation: ContractSimulation }) {
  const { t, formats } = useTexts('console');
  const { currency, rows, total, turnover, from, to } = simulation;
  const money = (value: string) => <bdi>{formats.money(value, `${currency} `)}</bdi>;
  const columns: readonly Column<Row>[] = [
    {
      id: 'until',
      header: t('agentContracts.until'),
      cell: ({ explanation }) => formats.dateTime(explanation.to),
    },
    {
      id: 'turnover',
      header: t('agentContracts.line.turnover'),
      align: 'end',
      cell: ({ explanation }) => money(explanation.turnover),
    },
    {
      id: 'sum',
      header: t('agentContracts.line.sum'),
      align: 'end',
      cell: ({ explanation }) => money(explanation.sum),
    },
    {
      id: 'members',
      header: t('agentContracts.line.members'),
      align: 'end',
      cell: ({ explanation }) => formats.number(explanation.validMembers),
    },
    {
      id: 'rate',
      header: t('agentContracts.line.rate'),
      align: 'end',
      cell: ({ explanation }) => formats.percent(explanation.basisPoints / 10_000, 2),
    },
    {
      id: 'amount',
      header: t('agentContracts.amount'),
      align: 'end',
      cell: ({ amount }) => money(amount),
    },
  ];
  return (
    <Card className={styles.card}>
      <p className={styles.note} role="status">
        {t('agentContracts.simulated', {
          from: formats.dateTime(from),
          to: formats.dateTime(to),
        })}
      </p>
      <div className={styles.fields}>
        <Stat label={t('agentContracts.total')} value={money(total)} tone="accent" />
        <Stat label={t('agentContracts.line.turnover')} value={money(turnover)} />
      </div>
      {rows.length === 0 ? (
        <Empty title={t('agentContracts.noBets')} text={t('agentContracts.noBetsText')} />
      ) : (
        <Table
          caption={t('agentContracts.part.simulation')}
          columns={columns}
          rows={rows}
          rowKey={({ explanation }) => explanation.to}
        />
      )}
    </Card>
  );
}
