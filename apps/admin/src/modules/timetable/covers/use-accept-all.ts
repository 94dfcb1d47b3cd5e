import type { AnswerFrom } from '@school/kernel';
import type { coverChoices } from '@school/resources';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import type { DayLesson } from '../week/types.ts';

type Choices = AnswerFrom<typeof coverChoices>;

interface Accepting {
  readonly date: string;
  readonly open: readonly DayLesson[];
  /** The user's choices, by lesson. */
  readonly chosen: ReadonlyMap<number, string>;
  readonly act: (lesson: DayLesson, cancelled: boolean, by: string) => Promise<boolean>;
}

/** Assigns each lesson to the user's choice, or else to the first proposal; a second press does nothing. */
export const useAcceptAll = ({ date, open, chosen, act }: Accepting) => {
  const toast = useToast();
  const { http } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const accept = async (): Promise<void> => {
    let count = 0;
    for (const lesson of open) {
      const query = { date, lesson: lesson.id };
      const { data } = await http<Choices>('/setup/v1/timetableSwap/free', { query });
      const by = chosen.get(lesson.id) ?? String(data[0]?.id ?? '');
      if (by !== '' && (await act(lesson, false, by))) count += 1;
    }
    toast.success('timetable.swap.done', { smart_count: count });
  };
  const begin = (): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void accept()
      .catch(toast.failure)
      .finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
  };
  return { busy, begin };
};
