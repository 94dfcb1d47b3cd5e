import type { StudentRegister } from '@school/domain';
import { takeLesson } from '@school/resources';
import { useState } from 'react';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useOperation } from '../../../engine/own-screen/use-operation.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { cellBody, lessonMark, type CellMark } from '../parts/marks.ts';
import type { WhichLesson } from './use-quick-register.ts';

interface QuickMarks {
  /** Marks by student; no mark means present. */
  readonly marks: ReadonlyMap<number, CellMark>;
  readonly set: (student: number, mark: CellMark | undefined | null) => void;
  /** They differ from the saved ones. */
  readonly changed: boolean;
  readonly busy: boolean;
  /** Saves the whole register; SUBMIT also locks the day. */
  readonly save: (action: 'SAVE' | 'SUBMIT') => Promise<void>;
}

/** The marks of a register while they are set, and how they are saved: for the lesson or for the day. */
export const useQuickMarks = (register: StudentRegister, lesson: WhichLesson | undefined): QuickMarks => {
  const toast = useToast();
  const { write, busy } = useWrite();
  const { operate, busy: taking } = useOperation(takeLesson, 'attendance.fail.mark');
  const [marks, setMarks] = useState<ReadonlyMap<number, CellMark>>(
    () => new Map(register.marks.map((mark) => [mark.student, mark])),
  );
  const [changed, setChanged] = useState(false);
  const { batch, from: date } = register;
  const saveDay = (action: 'SAVE' | 'SUBMIT') =>
    write<{ marks: number; told: number }>({
      method: 'PUT',
      path: '/setup/v1/attendanceSystem/register',
      body: {
        batchId: batch,
        date,
        rows: [...marks].map(([student, mark]) => cellBody(student, mark)),
        action,
      },
      fallback: 'attendance.fail.mark',
    });
  return {
    marks,
    changed,
    busy: busy || taking,
    set: (student, mark) => {
      setChanged(true);
      setMarks((now) => {
        const next = new Map(now);
        if (mark) next.set(student, mark);
        else next.delete(student);
        return next;
      });
    },
    save: async (action) => {
      const answer = lesson
        ? await operate({ batch, date, ...lesson, marks: [...marks].map(lessonMark) })
        : await saveDay(action);
      if (!answer) return;
      setChanged(false);
      toast.success('attendance.quick.saved', { smart_count: answer.marks });
    },
  };
};
