import { weekdayOf } from '@school/domain';
import type { Behaviour } from '../../../engine/behaviour.ts';
import { conflictAt } from '../../../engine/envelope/refusals.ts';
import { lessonInRoom } from './room.store.ts';

/** A booking does not take a room from a lesson of the week; the database keeps two bookings apart. */
export const classroomAllocationBehaviour: Behaviour = {
  beforeSave: async (input, current, { transaction }) => {
    const booking = { ...current, ...input };
    // Exams only warn about clashes with lessons (R23), which the plan of the sitting does.
    if (booking['examHall']) return input;
    const date = String(booking['date']);
    const lesson = await lessonInRoom(transaction, {
      room: Number(booking['classroom']),
      date,
      weekday: weekdayOf(date),
      startTime: String(booking['startTime']),
      endTime: String(booking['endTime']),
      except: Number(booking['lesson'] ?? 0),
    });
    if (lesson) {
      const { batch, subject, startTime, endTime } = lesson;
      throw conflictAt('classroom', 'overlaps', '%{batch} has %{subject} there from %{from} to %{to}.', {
        batch,
        subject,
        from: startTime,
        to: endTime,
      });
    }
    return input;
  },
};
