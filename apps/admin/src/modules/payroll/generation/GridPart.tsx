import { Box, Paper, Skeleton } from '@mui/material';
import type { EmployeeRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { Pager } from '../../../engine/list/table/Pager.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { firstPerPage, foundRows, pageOf } from '../../../engine/own-screen/rows-state.ts';
import type { GroupPeriodDetail } from '../calls/group-period.ts';
import { departmentOf } from './department-of.ts';
import { GridTools } from './GridTools.tsx';
import { nobodyLeft } from './nobody-left.ts';
import { PayGrid } from './PayGrid.tsx';
import type { usePayGrid } from './use-pay-grid.ts';

interface GridPartProps {
  /** Undefined while loading. */
  readonly employees: readonly EmployeeRow[] | undefined;
  readonly group: GroupPeriodDetail | undefined;
  readonly grid: ReturnType<typeof usePayGrid>;
}

const searched = [
  {
    key: 'who',
    text: (row: EmployeeRow) => `${row.employeeName} ${row.employeeNumber} ${departmentOf(row)}`,
  },
];

/** The grid with its search and pages; selection and amounts persist across pages. */
export const GridPart = ({ employees, group, grid }: GridPartProps) => {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const [cut, setCut] = useState({ page: 1, perPage: firstPerPage });
  const found = useMemo(() => foundRows(grid.rows ?? [], searched, q), [grid.rows, q]);
  if (!employees)
    return <Skeleton variant="rounded" height={420} aria-label={translate('engine.list.loading')} />;
  if (employees.length === 0) {
    return (
      <Paper variant="outlined">
        <Empty text={nobodyLeft(group, translate)} />
      </Paper>
    );
  }
  const page = pageOf(found, cut);
  return (
    <>
      <GridTools
        q={q}
        onSearch={(text) => {
          setQ(text);
          setCut((now) => ({ ...now, page: 1 }));
        }}
        count={employees.length}
        marked={grid.marked.size}
        edited={grid.edits.size}
        onMarkAll={grid.markAll}
      />
      {found.length === 0 ? (
        <Paper variant="outlined">
          <Empty text={translate('engine.list.empty.filtered')} />
        </Paper>
      ) : (
        <PayGrid
          all={employees}
          shown={page.rows}
          marked={grid.marked}
          edits={grid.edits}
          chosen={grid.chosen}
          onMark={grid.mark}
          onMarkAll={grid.markAll}
          onEdit={grid.edit}
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Pager
          page={page.page}
          perPage={cut.perPage}
          total={found.length}
          onPage={(next) => setCut((now) => ({ ...now, page: next }))}
          onPerPage={(perPage) => setCut({ page: 1, perPage })}
        />
      </Box>
    </>
  );
};
