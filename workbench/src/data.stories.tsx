import { Badge, CoverArt, Money, Table } from '@croupier/ui';
import { Carousel } from '@croupier/ui/carousel';
import { Chart } from '@croupier/ui/chart';
import { DataTable } from '@croupier/ui/data-table';
import { QrCode } from '@croupier/ui/qr-code';
import { RichWords } from '@croupier/ui/rich-words';
import { VirtualGrid } from '@croupier/ui/virtual-grid';
import { VirtualTable } from '@croupier/ui/virtual-table';
import { Card } from '@croupier/ui';
import styles from './data.module.css';

export default { title: 'Data' };

interface Member {
  readonly id: string;
  readonly stake: number;
}

const members: readonly Member[] = Array.from({ length: 47 }, (_, index) => ({
  id: `member-${index + 1}`,
  stake: (index * 7919) % 500,
}));

const columns = [
  { id: 'id', header: 'Member', cell: ({ id }: Member) => id, sortBy: ({ id }: Member) => id },
  {
    id: 'stake',
    header: 'Stakes',
    align: 'end' as const,
    cell: ({ stake }: Member) => <Money amount={`${stake}.00`} />,
    sortBy: ({ stake }: Member) => stake,
  },
  { id: 'state', header: 'State', cell: () => <Badge tone="positive">Open</Badge> },
];

export const TableOfRows = () => (
  <Table
    caption="Members"
    columns={columns.map(({ sortBy: _, ...column }) => column)}
    rows={members.slice(0, 4)}
    rowKey={({ id }) => id}
  />
);

export const TableThatSortsAndTurns = () => (
  <DataTable
    caption="Members"
    columns={columns}
    rows={members}
    rowKey={({ id }) => id}
    rowsPerPage={8}
  />
);

const thousands: readonly Member[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `member-${index + 1}`,
  stake: (index * 7919) % 500,
}));

export const TableOfThousands = () => (
  <VirtualTable caption="All members" columns={columns} rows={thousands} rowKey={({ id }) => id} />
);

export const GridOfThousands = () => (
  <VirtualGrid
    label="All covers"
    className={styles.grid}
    size={thousands.length}
    at={(place) => thousands[place]}
  >
    {({ id }, place, seat) => (
      <li key={seat} aria-posinset={place + 1} aria-setsize={thousands.length}>
        <CoverArt seed={id} aspect="4:3" />
        {id}
      </li>
    )}
  </VirtualGrid>
);

const points = members.slice(0, 12).map(({ id, stake }, index) => ({
  id,
  label: `${index + 1} Nov`,
  value: stake - 120,
}));

const chart = {
  points,
  format: (value: number) => `৳${value}`,
  headers: { label: 'Day', value: 'Result' },
};

export const ChartOfALine = () => <Chart kind="line" title="Result" {...chart} />;
export const ChartOfAnArea = () => <Chart kind="area" title="Result" {...chart} />;
export const ChartOfBars = () => <Chart kind="bar" title="Result" {...chart} />;

export const ChartOfOneDay = () => (
  <Chart kind="area" title="Result" {...chart} points={points.slice(0, 1)} />
);
export const ChartOfNothing = () => <Chart kind="line" title="Result" {...chart} points={[]} />;

export const CarouselThatFits = () => (
  <Carousel label="Two promotions" items={members.slice(0, 2)} itemKey={({ id }) => id}>
    {({ id }) => (
      <Card>
        <a href={`#${id}`}>{id}</a>
      </Card>
    )}
  </Carousel>
);

export const CarouselOfCards = () => (
  <Carousel label="Promotions" items={members.slice(0, 9)} itemKey={({ id }) => id}>
    {({ id }) => (
      <Card>
        <a href={`#${id}`}>{id}</a>
      </Card>
    )}
  </Carousel>
);

export const WordsOfOperators = () => (
  <RichWords
    words={[
      { tag: 'p', children: ['Draws start ', { tag: 'strong', children: ['one hour later'] }] },
    ]}
  />
);

export const CodeToScan = () => (
  <QrCode text="https://example.com/register?referralCode=KARIM2026" label="Scan to register" />
);
