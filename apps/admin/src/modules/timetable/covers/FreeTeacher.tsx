import type { AnswerFrom } from '@school/kernel';
import type { coverChoices } from '@school/resources';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import type { DayLesson } from '../week/types.ts';

type Choices = AnswerFrom<typeof coverChoices>;

interface FreeTeacherProps {
  readonly lesson: DayLesson;
  readonly date: string;
  readonly value: string;
  readonly onChoose: (employee: string) => void;
  /** Who takes it now, in words. */
  readonly now?: string;
  /** What can be done with whoever is chosen: an employee, or empty where nobody is free. */
  readonly children: (chosen: string) => ReactNode;
}

/** Who could take a lesson, best candidates first; the best is chosen until the user chooses. */
export const FreeTeacher = ({ lesson, date, value, onChoose, now, children }: FreeTeacherProps) => {
  const translate = useTranslate();
  const found = useLoad<Choices>('/setup/v1/timetableSwap/free', 'timetable.fail.cover', {
    date,
    lesson: lesson.id,
  });
  // The candidates teach the planned subject, whatever the present cover teaches.
  const code = lesson.coverSubject == null ? `${lesson.subjectCode} · ` : '';
  const chosen = value || String(found.data?.[0]?.id ?? '');
  return (
    <>
      <Choose
        label={translate('timetable.swap.by')}
        value={chosen}
        choices={found.data?.map(({ id, name, teachesSubject, lessons, covers }) => ({
          id,
          name: translate('timetable.swap.choice', {
            name,
            lessons,
            covers,
            mark: teachesSubject ? code : '',
          }),
        }))}
        onChange={onChoose}
        help={now}
      />
      {children(chosen)}
    </>
  );
};
