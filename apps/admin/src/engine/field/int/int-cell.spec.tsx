import { cleanup, screen } from '@testing-library/react';
import { f } from '@school/kernel';
import { showInEngine } from '../../../../test/engine.tsx';
import { IntCell } from './IntCell.tsx';

afterEach(cleanup);

it.each([
  ['a count with separators', f.int(), '2,026'],
  ['a year without', f.int({ year: true }), '2026'],
])('writes %s', async (_, field, text) => {
  await showInEngine(<IntCell field={field} name="value" value={2026} row={{}} />, {});
  expect(await screen.findByText(text)).toBeTruthy();
});
