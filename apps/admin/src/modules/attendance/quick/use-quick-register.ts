import type { StudentRegister } from '@school/domain';
import type { AnswerFrom } from '@school/kernel';
import { lessonRegisterOf, lessonsToMark } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Choice } from '../../../engine/own-screen/Choose.tsx';
import { useLoad, type Load } from '../../../engine/own-screen/use-load.ts';
import { useAnswer } from '../../../engine/own-screen/use-operation.ts';
import { useRegisterWords } from '../parts/use-register-words.ts';

type Lesson = AnswerFrom<typeof lessonsToMark>['lessons'][number];

/** A lesson of a batch on the displayed day. */
export interface WhichLesson {
  readonly classTiming: number;
  readonly subject: number;
}

interface QuickRegister {
  readonly register: Load<StudentRegister>;
  /** Undefined: the register is that of the day. */
  readonly lesson: (WhichLesson & { readonly batch: number }) | undefined;
  /** Lessons to choose from, after the whole day; none where registers are taken once a day. */
  readonly lessons: readonly Choice[];
  readonly chosen: string;
  /** Chooses another lesson, or another batch or day, which has its own lessons. */
  readonly choose: (name: 'lesson' | 'batch' | 'date', value: string) => void;
}

const wholeDay = 'day';

const keyOf = ({ batch, classTiming, subject }: Lesson): string => `${batch}-${classTiming}-${subject}`;

const wordsOf = ({ startTime, batchName, subjectName, taken }: Lesson): string =>
  `${startTime.slice(0, 5)} · ${batchName} · ${subjectName}${taken ? ' ✓' : ''}`;

/** The lesson in the address, "batch-period-subject"; undefined for a day. */
const placeOf = (key: string): (WhichLesson & { readonly batch: number }) | undefined => {
  const [batch = 0, classTiming = 0, subject = 0] = key.split('-').map(Number);
  return batch > 0 && classTiming > 0 && subject > 0 ? { batch, classTiming, subject } : undefined;
};

/** The lesson shown by default on a day: it stays after it has been marked. Undefined until that is known. */
const useFirst = (own: Load<AnswerFrom<typeof lessonsToMark>>, date: string): string | undefined => {
  const [kept, keep] = useState<{ readonly date: string; readonly key: string }>();
  if (own.data?.date === date && kept?.date !== date) {
    const first = own.data.lessons.find(({ taken }) => !taken);
    keep({ date, key: first ? keyOf(first) : wholeDay });
  }
  return own.problem === undefined ? (kept?.date === date ? kept.key : undefined) : wholeDay;
};

/** One place in the address at a time: a lesson is one of a batch on a day. */
const useChoice = (): readonly [string, QuickRegister['choose']] => {
  const [search, setSearch] = useSearchParams();
  return [
    search.get('lesson') ?? '',
    (name, value) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('lesson');
          next.set(name, value);
          return next;
        },
        { replace: true },
      ),
  ];
};

/**
 * The register to mark: that of a lesson, by default the first of the user's own that nobody has marked, or that of a day.
 * @param batch id of the displayed batch, empty for none
 * @param isBatchChosen the user has chosen it: its lessons are offered, and its day is shown first
 */
export const useQuickRegister = (batch: string, isBatchChosen: boolean, date: string): QuickRegister => {
  const translate = useTranslate();
  const [asked, choose] = useChoice();
  const own = useAnswer(lessonsToMark, { date }, 'attendance.fail.register');
  const first = useFirst(own, date);
  const chosen = asked || (isBatchChosen ? wholeDay : first);
  const place = placeOf(chosen ?? '');
  const shown = place ? String(place.batch) : batch;
  const ofBatch = useAnswer(
    lessonsToMark,
    own.data?.byLesson && shown !== '' && (isBatchChosen || own.data.lessons.length === 0)
      ? { date, batch: Number(shown) }
      : undefined,
    'attendance.fail.register',
  );
  const found = new Map(
    [...(own.data?.lessons ?? []), ...(ofBatch.data?.lessons ?? [])].map((one) => [keyOf(one), one]),
  );
  const ofDay = useLoad<StudentRegister>(
    place || batch === '' || chosen === undefined ? undefined : '/setup/v1/attendanceSystem/register',
    'attendance.fail.register',
    useMemo(() => ({ batchId: batch, date }), [batch, date]),
  );
  const ofLesson = useAnswer(lessonRegisterOf, place && { ...place, date }, 'attendance.fail.register');
  const register = useRegisterWords(place ? ofLesson : ofDay);
  return {
    register,
    lesson: place,
    lessons:
      found.size === 0
        ? []
        : [
            { id: wholeDay, name: translate('attendance.lesson.day') },
            ...[...found].map(([id, lesson]) => ({ id, name: wordsOf(lesson) })),
          ],
    chosen: chosen ?? '',
    choose,
  };
};
