import type { MarkSheet, MarkStudent } from '@school/domain';
import { useCallback, useState } from 'react';
import { useLoad, type Load } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { readCell, textOf, type CellProblem, type TypedMark } from './mark-cells.ts';
import { sayTold, type Told } from '../../../i18n/current-language.ts';

interface Answer {
  readonly saved: number;
  readonly errors: readonly (Told & { readonly student: number })[];
}

/** Why published marks are changed. */
export interface Why {
  readonly reason: string;
  /** The exam was retaken. */
  readonly isRetake: boolean;
}

const noReason: Why = { reason: '', isRetake: false };

export interface MarksState extends Load<MarkSheet> {
  readonly saving: boolean;
  /** The cell contents for a student. */
  readonly shown: (row: MarkStudent) => TypedMark;
  readonly type: (changes: readonly (readonly [row: MarkStudent, change: Partial<TypedMark>])[]) => void;
  /** Why a student's current marks are wrong. */
  readonly wrongIn: (row: MarkStudent) => CellProblem | undefined;
  /** The server's messages about rows it rejected. */
  readonly refused: ReadonlyMap<number, string>;
  readonly changed: readonly MarkStudent[];
  readonly why: Why;
  readonly setWhy: (why: Why) => void;
  readonly reset: () => void;
  readonly save: () => Promise<Answer | undefined>;
}

/** The marks of an exam: typed here, saved together; wrong ones stay and are highlighted. */
export const useMarks = (exam: string): MarksState => {
  const load = useLoad<MarkSheet>(
    `/setup/v1/examScore/exam/${encodeURIComponent(exam)}`,
    'assessment.fail.marks',
  );
  const { write, busy } = useWrite();
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedMark>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const [why, setWhy] = useState(noReason);
  const { data } = load;
  const stored = (row: MarkStudent): TypedMark => ({
    value: data ? textOf(row, data) : '',
    remarks: row.remarks ?? '',
  });
  const shown = (row: MarkStudent): TypedMark => typed.get(row.student) ?? stored(row);
  const type: MarksState['type'] = (changes) => {
    setTyped((now) => {
      const next = new Map(now);
      for (const [row, change] of changes) {
        next.set(row.student, { ...(next.get(row.student) ?? stored(row)), ...change });
      }
      return next;
    });
    setRefused((now) => new Map([...now].filter(([id]) => !changes.some(([row]) => row.student === id))));
  };
  const wrongIn = (row: MarkStudent): CellProblem | undefined => {
    const read = data ? readCell(shown(row).value, data) : undefined;
    return typeof read === 'string' ? read : undefined;
  };
  const changed = (data?.students ?? []).filter((row) => {
    const [now, before] = [shown(row), stored(row)];
    return now.value.trim() !== before.value || now.remarks.trim() !== before.remarks;
  });
  const save = async (): Promise<Answer | undefined> => {
    if (!data) return undefined;
    const rows = changed.flatMap((row) => {
      const read = readCell(shown(row).value, data);
      if (typeof read === 'string') return [];
      return [{ studentId: row.student, ...read, remarks: shown(row).remarks, version: row.version }];
    });
    if (rows.length === 0) return { saved: 0, errors: [] };
    const told =
      data.status === 'PUBLISHED' ? { reason: why.reason.trim() || null, isRetake: why.isRetake } : {};
    const body = { examId: data.id, rows, ...told };
    const answer = await write<Answer>({
      method: 'PUT',
      path: '/setup/v1/examScore/bulk',
      body,
      fallback: 'assessment.fail.save',
    });
    if (!answer) return undefined;
    const errors = new Map(answer.errors.map((error) => [error.student, sayTold(error)]));
    setRefused(errors);
    const kept = new Set(rows.map(({ studentId }) => studentId).filter((id) => !errors.has(id)));
    setTyped((now) => new Map([...now].filter(([id]) => !kept.has(id))));
    setWhy(noReason);
    return answer;
  };
  const reset = useCallback(() => {
    setTyped(new Map());
    setRefused(new Map());
  }, []);
  return { ...load, saving: busy, shown, type, wrongIn, refused, changed, why, setWhy, reset, save };
};
