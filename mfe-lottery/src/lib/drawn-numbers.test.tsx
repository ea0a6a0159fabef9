import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { DrawnNumbers } from './drawn-numbers.tsx';

const inBengali = { language: 'bn', texts: { 'mfe-lottery': remote.texts } } as const;

test('drawn numbers match the board beside them: balls, cars and lots in the page’s digits', async () => {
  await renderInHost(
    <>
      <DrawnNumbers family="ssc" result={[7, 0, 7, 0, 7]} />
      <DrawnNumbers family="pk10" result={[1, 2, 3, 4, 5, 6, 8, 7, 9, 10]} />
      <DrawnNumbers family="thai" result={[...'12345611122233344405'].map(Number)} />
    </>,
    inBengali,
  );
  expect(screen.getAllByText('৭')).toHaveLength(4);
  expect(screen.getByText('১০')).toBeInTheDocument();
  expect(screen.getByText('০৫')).toBeInTheDocument();
  expect(screen.queryByText(/\d/)).toBeNull();
});
