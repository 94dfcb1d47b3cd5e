import { useWrite } from '../../../engine/own-screen/use-write.ts';
import type { DayLesson } from '../week/types.ts';

const covers = '/setup/v1/timetableSwap';
const fallback = 'timetable.fail.cover';

/** Assigns a day's lessons to someone or to someone else, cancels them, and undoes either. */
export const useCovers = (date: string) => {
  const { write, busy } = useWrite();
  const act = async (lesson: DayLesson, cancelled: boolean, by = ''): Promise<boolean> => {
    const employee = cancelled || by === '' ? {} : { employee: Number(by) };
    const body = { date, lesson: lesson.id, cancelled, ...employee };
    return (await write<unknown>({ path: `${covers}/save`, body, fallback })) !== undefined;
  };
  const undo = (lesson: DayLesson): Promise<unknown> =>
    write<unknown>({ method: 'DELETE', path: `${covers}/delete/${lesson.cover}`, fallback });
  /** Another teacher takes the lesson instead, with the planned subject unless told otherwise. */
  const replace = async ({ cover, coverVersion }: DayLesson, by: string): Promise<boolean> => {
    const body = { employee: Number(by), subject: null, version: coverVersion };
    const path = `${covers}/update/${cover}`;
    return (await write<unknown>({ method: 'PUT', path, body, fallback })) !== undefined;
  };
  return { act, undo, replace, busy };
};
