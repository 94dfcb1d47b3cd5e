import type { StudentRegister } from '@school/domain';
import { useCallback, useMemo, useState } from 'react';
import { useLoad, type Load } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { cellBody, cellKey, type CellMark } from '../parts/marks.ts';
import { useRegisterWords } from '../parts/use-register-words.ts';

/** A cell to be set; no mark means the student was present. */
export interface CellChange {
  readonly student: number;
  readonly date: string;
  readonly mark: CellMark | null;
}

interface Answer {
  readonly refused: readonly {
    readonly studentId: number;
    readonly date: string;
    readonly code: string;
    readonly message: string;
  }[];
}

export interface RegisterState extends Load<StudentRegister> {
  readonly saving: boolean;
  /** Rejection codes by cell. */
  readonly wrong: ReadonlyMap<string, string>;
  readonly mark: (changes: readonly CellChange[]) => Promise<void>;
  /** An operation on a day; returns the answer, or undefined if it failed. */
  readonly dayCall: <T>(path: string, date: string) => Promise<T | undefined>;
  /** Everyone was present on a day, apart from the existing marks. */
  readonly take: (date: string) => Promise<void>;
}

/** Cells per call; a month of a large class is sent in several calls. */
const mostCells = 5_000;

const base = '/setup/v1/attendanceSystem';

/** The register of a batch for a month; every change is saved immediately. */
export const useStudentRegister = (batch: string, month: string): RegisterState => {
  const query = useMemo(() => ({ batchId: batch, month }), [batch, month]);
  const load = useRegisterWords(
    useLoad<StudentRegister>(
      batch === '' ? undefined : `${base}/register`,
      'attendance.fail.register',
      query,
    ),
  );
  const { write, busy } = useWrite();
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());
  const send = useCallback(
    async (changes: readonly CellChange[], taken: readonly string[]): Promise<void> => {
      const cells = changes.map(({ student, date, mark }) => ({ ...cellBody(student, mark), date }));
      const answer = await write<Answer>({
        method: 'PUT',
        path: `${base}/register/cells`,
        body: { batchId: Number(batch), cells, taken },
        fallback: 'attendance.fail.mark',
      });
      if (!answer) return;
      setWrong((now) => {
        const next = new Map(now);
        for (const { student, date } of changes) next.delete(cellKey(student, date));
        for (const { studentId, date, code } of answer.refused) next.set(cellKey(studentId, date), code);
        return next;
      });
    },
    [batch, write],
  );
  const mark = useCallback(
    async (changes: readonly CellChange[]): Promise<void> => {
      for (let from = 0; from < changes.length; from += mostCells) {
        await send(changes.slice(from, from + mostCells), []);
      }
    },
    [send],
  );
  const take = useCallback((date: string) => send([], [date]), [send]);
  const dayCall = useCallback(
    <T>(path: string, date: string) =>
      write<T>({
        path: `${base}/${path}`,
        body: { batchId: Number(batch), date },
        fallback: 'attendance.fail.day',
      }),
    [batch, write],
  );
  return { ...load, saving: busy, wrong, mark, dayCall, take };
};
