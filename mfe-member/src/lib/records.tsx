import { PagedRecords, type PagedRecordsProps } from '@croupier/ui/pager';
import { ListSkeleton } from './list-skeleton.tsx';

/** `PagedRecords` with the placeholder of this remote's lists. */
export const Records = <Row,>(props: Omit<PagedRecordsProps<Row>, 'skeleton'>) => (
  <PagedRecords {...props} skeleton={<ListSkeleton />} />
);
