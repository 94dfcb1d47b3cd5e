import type { AttendanceRegister } from '@school/domain';
import { useCallback, useMemo, useState } from 'react';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import type { Load } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import type { CellMark, LateMinutes } from './register-cells.ts';
import { cellKey } from './register-cells.ts';
import { sayTold, type Told } from '../../../i18n/current-language.ts';

/** A cell to be set; no mark clears it. */
export interface CellChange {
  readonly employeeId: number;
  readonly date: string;
  readonly mark: CellMark | null;
}

/** A day with minutes late. */
export interface LateChange extends LateMinutes {
  readonly employeeId: number;
  readonly date: string;
}

interface Answer {
  readonly saved: number;
  readonly refused: readonly (Told & { readonly employeeId: number; readonly date: string })[];
}

export interface RegisterState extends Load<AttendanceRegister> {
  readonly saving: boolean;
  /** Why cells were not saved, by cell. */
  readonly wrong: ReadonlyMap<string, string>;
  /** Marks cells as wrong without asking the server. */
  readonly refuse: (cells: readonly (readonly [key: string, message: string])[]) => void;
  readonly mark: (changes: readonly CellChange[], late?: readonly LateChange[]) => Promise<void>;
}

/** The register of a department for a month: every change is saved immediately, cell by cell. */
export const useRegister = (department: string, month: string): RegisterState => {
  const query = useMemo(() => ({ month, ...(department === '' ? {} : { department }) }), [department, month]);
  const load = useLoad<AttendanceRegister>(
    '/setup/v1/employeeAttendance/register',
    'leave.fail.register',
    query,
  );
  const { write, busy } = useWrite();
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());
  const refuse = useCallback(
    (cells: readonly (readonly [string, string])[]) => setWrong((now) => new Map([...now, ...cells])),
    [],
  );
  const mark = useCallback(
    async (changes: readonly CellChange[], late: readonly LateChange[] = []): Promise<void> => {
      if (changes.length + late.length === 0) return;
      const cells = changes.map(({ employeeId, date, mark }) => ({
        employeeId,
        date,
        session: mark?.session ?? null,
        present: mark?.present ?? false,
        leaveType: mark?.leaveType ?? null,
      }));
      const answer = await write<Answer>({
        method: 'PUT',
        path: '/setup/v1/employeeAttendance/register',
        body: { cells, late },
        fallback: 'leave.fail.mark',
      });
      if (!answer) return;
      setWrong((now) => {
        const next = new Map(now);
        for (const { employeeId, date } of [...changes, ...late]) next.delete(cellKey(employeeId, date));
        for (const cell of answer.refused) next.set(cellKey(cell.employeeId, cell.date), sayTold(cell));
        return next;
      });
    },
    [write],
  );
  return { ...load, saving: busy, wrong, refuse, mark };
};
