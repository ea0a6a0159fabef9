import { ChipGroup, SegmentedControl, Tabs } from '@croupier/ui';
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

export const Pages = () => {
  const [page, setPage] = useState(5);
  return <Pagination label="Members" page={page} pages={12} onPage={setPage} />;
};
