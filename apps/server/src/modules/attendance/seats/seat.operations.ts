import { arrangeSeats, seatPlansOf } from '@school/resources';
import { NotFound, type InputOf } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import { handle, type Handler } from '../../../engine/operation/handle.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { roomsOfBatch } from '../../timetable/masters/room.store.ts';
import { roomAt } from '../../timetable/views/day-lessons.ts';
import { requireReadableLesson } from '../lessons/lesson-rights.ts';
import { lessonAt } from '../lessons/read-lesson.ts';
import { registerBatch } from '../register/register.store.ts';
import { requireReadable } from '../rights.ts';
import { arrange } from './arrange-seats.ts';
import { mayArrange } from './seat-rights.ts';
import { plansOfBatch } from './seat.store.ts';

/** The room of the requested lesson, undefined for none. @throws NotFound for a batch that is not the caller's */
const roomAsked = async (
  connection: Connection,
  { batch, date, classTiming, subject }: InputOf<typeof seatPlansOf>,
  { actor }: CallContext,
): Promise<number | null | undefined> => {
  if (date == null || classTiming == null || subject == null) {
    requireReadable(actor, batch);
    if (!(await registerBatch(connection, batch))) throw new NotFound();
    return undefined;
  }
  const place = { batch, date, classTiming, subject };
  requireReadableLesson(actor, await lessonAt(connection, place));
  return roomAt(connection, place);
};

/** Seats of classes. */
export const seatHandlers: readonly Handler[] = [
  handle(seatPlansOf, async ({ input, connection, context }) => {
    const { batch } = input;
    const room = await roomAsked(connection, input, context);
    const plans = await plansOfBatch(connection, batch);
    const rooms = await roomsOfBatch(
      connection,
      batch,
      plans.flatMap(({ classroom }) => classroom ?? []),
    );
    return {
      batch,
      mayArrange: mayArrange(context.actor, batch),
      room: room === undefined ? (rooms.find(({ isHome }) => isHome)?.id ?? null) : room,
      rooms: rooms.map(({ id, name }) => ({ id, name })),
      plans: plans.map(({ version, classroom, rows, columns, seats }) => ({
        version,
        classroom,
        rows,
        columns,
        seats: seats.map(({ row, column, student }) => ({ row, column, student })),
      })),
    };
  }),
  handle(arrangeSeats, ({ input, work }) => arrange(input, work)),
];
