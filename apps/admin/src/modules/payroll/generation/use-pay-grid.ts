import type { EmployeeRow, Money } from '@school/domain';
import { useCallback, useMemo, useState } from 'react';
import { editedRow, withEdit, type AmountColumn, type Edits } from './edits.ts';

/** Everyone except some, including those still being loaded; or nobody except some. */
interface Choice {
  readonly all: boolean;
  readonly except: ReadonlySet<number>;
}

/** The job covers the whole group: those not wanted are excluded. */
const everybody: Choice = { all: true, except: new Set() };

const markedBy = (
  { all, except }: Choice,
  employees: readonly EmployeeRow[] | undefined,
): ReadonlySet<number> =>
  all
    ? new Set(employees?.map((row) => row.employeeId).filter((employeeId) => !except.has(employeeId)))
    : except;

/** What is selected and typed in the grid; both survive paging and searching. */
export const usePayGrid = (employees: readonly EmployeeRow[] | undefined) => {
  const [choice, setChoice] = useState<Choice>(everybody);
  const [edits, setEdits] = useState<Edits>(new Map());
  const byId = useMemo(() => new Map(employees?.map((row) => [row.employeeId, row])), [employees]);
  const marked = useMemo(() => markedBy(choice, employees), [choice, employees]);
  const rows = useMemo(
    () => employees?.map((row) => editedRow(row, edits.get(row.employeeId))),
    [employees, edits],
  );
  const chosen = useMemo(() => rows?.filter((row) => marked.has(row.employeeId)) ?? [], [rows, marked]);
  const mark = useCallback(
    (employeeId: number) =>
      setChoice(({ all, except }) => {
        const next = new Set(except);
        if (!next.delete(employeeId)) next.add(employeeId);
        return { all, except: next };
      }),
    [],
  );
  const markAll = useCallback((all: boolean) => setChoice({ all, except: new Set() }), []);
  const edit = useCallback(
    (employeeId: number, column: AmountColumn, amount: Money) => {
      const row = byId.get(employeeId);
      if (row) setEdits((now) => withEdit(now, row, column, amount));
    },
    [byId],
  );
  /** Restores amounts typed earlier, in addition to those already typed. */
  const takeUp = useCallback(
    (typed: Edits) => setEdits((now) => new Map([...[...typed].filter(([id]) => byId.has(id)), ...now])),
    [byId],
  );
  const startAnew = useCallback(() => {
    setChoice(everybody);
    setEdits(new Map());
  }, []);
  return { rows, chosen, marked, edits, mark, markAll, edit, takeUp, startAnew };
};
