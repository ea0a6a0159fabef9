import { ChipGroup, Empty, SegmentedControl, Skeleton, Tabs } from '@croupier/ui';
import { Centre } from '@croupier/ui/centre';
import { PagedRecords, Pager, useCursor } from '@croupier/ui/pager';
import { Pagination } from '@croupier/ui/pagination';
import { useState } from 'react';

export default { title: 'Choices' };

export const RowOfTabs = () => {
  const [value, setValue] = useState('open');
  return (
    <Tabs
      label="Tickets"
      tabs={[
        { id: 'open', label: 'Open', count: 2 },
        { id: 'settled', label: 'Settled' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
};

export const TabsBeyondTheEdge = () => {
  const [value, setValue] = useState('all');
  const names = ['all', 'deposits', 'withdrawals', 'transfers', 'rebates', 'bonuses', 'rounds'];
  return (
    <Tabs
      label="Records"
      tabs={names.map((id, index) => ({ id, label: `${id} of this month`, count: index * 137 }))}
      value={value}
      onChange={setValue}
    />
  );
};

const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
];

export const Segments = () => {
  const [value, setValue] = useState('7');
  return <SegmentedControl label="Days" options={spans} value={value} onChange={setValue} />;
};

export const Chips = () => {
  const [value, setValue] = useState('30');
  return <ChipGroup label="Days" options={spans} value={value} onChange={setValue} />;
};

const ways = [
  'Todos',
  'সবগুলো',
  'كل الألعاب',
  'Tragamonedas',
  'জ্যাকপট',
  'طاولة',
  'Pesca',
  'স্ক্র্যাচ',
].map((label) => ({ value: label, label }));

export const ChipsBeyondTheEdge = () => {
  const [value, setValue] = useState('Todos');
  return <ChipGroup label="Kinds" options={ways} value={value} onChange={setValue} />;
};

export const PagesAtTheEnds = () => (
  <>
    <Pagination label="First" page={1} pages={4} onPage={() => undefined} />
    <Pagination label="Last" page={240} pages={240} onPage={() => undefined} />
  </>
);

export const Pages = () => {
  const [page, setPage] = useState(5);
  return <Pagination label="Members" page={page} pages={12} onPage={setPage} />;
};

export const NewerAndOlder = () => {
  const cursor = useCursor();
  return <Pager cursor={cursor} next={cursor.isFirst ? 'next' : null} isBusy={false} />;
};

export const RecordsInPages = () => {
  const cursor = useCursor();
  const data = { rows: ['Deposit', 'Withdrawal'], next: cursor.isFirst ? 'next' : null };
  return (
    <PagedRecords
      answer={{ data, error: null, isPlaceholderData: false, refetch: () => undefined }}
      cursor={cursor}
      skeleton={<Skeleton height={52} />}
      empty={<Empty look="row" art="wallet" title="No records" />}
    >
      {(rows) => (
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </PagedRecords>
  );
};

export const PagesOfACentre = () => {
  const [page, setPage] = useState('account');
  return (
    <Centre
      label="Member centre"
      entries={[
        { name: 'account', label: 'Account', icon: 'user' },
        {
          name: 'messages',
          label: 'Messages',
          icon: 'mail',
          count: { shown: '3', label: '3 unread messages' },
        },
        { name: 'wallet', label: 'Wallet', icon: 'wallet' },
      ]}
      page={page}
      onPage={setPage}
    >
      <h2>{page}</h2>
    </Centre>
  );
};
