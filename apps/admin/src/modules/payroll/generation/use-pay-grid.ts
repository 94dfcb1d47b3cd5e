import type { EmployeeRow, Money } from '@school/domain';
import { useCallback, useMemo, useState } from 'react';
import { editedRow, withEdit, type AmountColumn, type Edits } from './edits.ts';

/** What is marked and typed in the grid; both outlive paging and searching. */
export const usePayGrid = (employees: readonly EmployeeRow[] | undefined) => {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [edits, setEdits] = useState<Edits>(new Map());
  const byId = useMemo(() => new Map(employees?.map((row) => [row.employeeId, row])), [employees]);
  const rows = useMemo(
    () => employees?.map((row) => editedRow(row, edits.get(row.employeeId))),
    [employees, edits],
  );
  const chosen = useMemo(() => rows?.filter((row) => marked.has(row.employeeId)) ?? [], [rows, marked]);
  const mark = useCallback(
    (employeeId: number) =>
      setMarked((now) => {
        const next = new Set(now);
        if (!next.delete(employeeId)) next.add(employeeId);
        return next;
      }),
    [],
  );
  const markAll = useCallback(
    (all: boolean) => setMarked(new Set(all ? employees?.map((row) => row.employeeId) : [])),
    [employees],
  );
  const edit = useCallback(
    (employeeId: number, column: AmountColumn, amount: Money) => {
      const row = byId.get(employeeId);
      if (row) setEdits((now) => withEdit(now, row, column, amount));
    },
    [byId],
  );
  const startAnew = useCallback(() => {
    setMarked(new Set());
    setEdits(new Map());
  }, []);
  return { rows, chosen, marked, edits, mark, markAll, edit, startAnew };
};
