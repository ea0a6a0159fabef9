import type { ErrorCode, Page } from '@croupier/contracts';
import { done, type Outcome } from '../outcome.ts';

interface PagedLines<Row, Failure extends ErrorCode> {
  readonly head: string;
  page(before: { readonly before?: string }): Promise<Outcome<Page<Row>, Failure>>;
  line(row: Row): string;
}

/** The lines of a list as a file: each page is read while the file is sent. A failure of the first page is the answer. */
export async function pagedLines<Row, Failure extends ErrorCode>(
  list: PagedLines<Row, Failure>,
): Promise<Outcome<AsyncGenerator<string>, Failure>> {
  const first = await list.page({});
  return first.ok ? done(linesFrom(list, first.value)) : first;
}

async function* linesFrom<Row, Failure extends ErrorCode>(
  { head, page, line }: PagedLines<Row, Failure>,
  first: Page<Row>,
): AsyncGenerator<string> {
  yield head;
  for (let current = first; ;) {
    for (const row of current.rows) yield line(row);
    if (current.next === null) return;
    const next = await page({ before: current.next });
    // The list ends here if the agent lost their rights while the file was sent.
    if (!next.ok) return;
    current = next.value;
  }
}
