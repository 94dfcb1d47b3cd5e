import { cleanup, screen } from '@testing-library/react';
import { f, today, lt, field } from '@school/kernel';
import type { AnyField } from '@school/kernel';
import { showInEngine } from '../../../../test/engine.tsx';
import { FlagCell } from './FlagCell.tsx';

afterEach(cleanup);

const overdue = f.computed({ as: 'flag', warns: true, value: lt(field('endDate'), today) });

it.each<readonly [string, AnyField, string]>([
  ['what is done', f.flag(), 'MuiSvgIcon-colorSuccess'],
  ['what is overdue', overdue, 'MuiSvgIcon-colorError'],
])('a tick of %s has its own colour', async (_, given, colour) => {
  await showInEngine(<FlagCell field={given} name="flag" value={true} row={{}} />, {});
  const tick = (await screen.findByTitle('Yes')).closest('svg');
  expect([...(tick?.classList ?? [])]).toContain(colour);
});
