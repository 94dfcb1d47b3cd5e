import { addDays, type PlanSubject } from '@school/domain';
import type { FieldProblem } from '@school/kernel';
import { useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useViolationWords } from '../../../engine/field/use-violation-words.ts';
import { outsideEntries, problemsByEntry } from '../../../engine/own-screen/problems-by-entry.ts';
import type { Planned } from './ExamLine.tsx';

type Problems = Readonly<Record<string, string>>;

/** Planned exams for subjects: one a day from tomorrow, unless changed by the user. */
export const usePlannedExams = (subjects: readonly Pick<PlanSubject, 'id'>[] = []) => {
  const { context } = useEnvironment();
  const words = useViolationWords();
  const [typed, setTyped] = useState<ReadonlyMap<number, Partial<Planned>>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<number, Problems>>(new Map());
  const planned = (subject: number, at: number): Planned => ({
    isChosen: true,
    date: addDays(context.today, at + 1),
    startTime: '09:00',
    endTime: '11:00',
    maximumMarks: '100',
    minimumMarks: '40',
    room: '',
    ...typed.get(subject),
  });
  const change = (subject: number, values: Partial<Planned>): void => {
    setTyped((now) => new Map(now).set(subject, { ...now.get(subject), ...values }));
    setProblems((now) => new Map(now).set(subject, {}));
  };
  const chosen = subjects
    .map(({ id }, at) => ({ subject: id, ...planned(id, at) }))
    .filter(({ isChosen }) => isChosen);
  /** Attaches the server's rejections to the exams that were sent, i.e. the chosen ones. @returns the remaining messages */
  const refuse = (found: readonly FieldProblem[]): readonly FieldProblem[] => {
    const byEntry = problemsByEntry(found, 'exams', words);
    setProblems(new Map(chosen.map(({ subject }, at) => [subject, byEntry.get(at) ?? {}])));
    return outsideEntries(found, 'exams');
  };
  return { planned, change, chosen, problems, refuse, isTouched: typed.size > 0 };
};
