import { cleanup, render, screen } from '@testing-library/react';
import { Facts } from './Facts.tsx';

afterEach(cleanup);

it('groups counts as everywhere else, and leaves words and what is loading', () => {
  render(
    <Facts
      facts={[
        { label: 'Accounts', value: 1000 },
        { label: 'Absent', value: 0 },
        { label: 'Year', value: '2026' },
        { label: 'Given', value: undefined },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,000',
    '0',
    '2026',
    '',
  ]);
});
