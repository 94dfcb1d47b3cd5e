import type { AnswerFrom } from '@school/kernel';
import { seatPlansOf } from '@school/resources';
import type { Load } from '../../../engine/own-screen/use-load.ts';
import { useAnswer } from '../../../engine/own-screen/use-operation.ts';
import type { Arrangement } from '../../../engine/places/arrangement.ts';

export type SeatPlans = AnswerFrom<typeof seatPlansOf>;
export type SeatPlan = SeatPlans['plans'][number];

/** A lesson of a batch, whose room has its own seats. */
export interface LessonOfDay {
  readonly date: string;
  readonly classTiming: number;
  readonly subject: number;
}

/** The seat plans of a batch and, for a lesson, its room. @param batch undefined while none is chosen */
export const useSeatPlans = (batch: number | undefined, lesson?: LessonOfDay): Load<SeatPlans> =>
  useAnswer(seatPlansOf, batch === undefined ? undefined : { batch, ...lesson }, 'attendance.fail.seats');

/** The plan for a room, otherwise the one for any room. */
export const planFor = ({ plans }: SeatPlans, room: number | null | undefined): SeatPlan | undefined =>
  plans.find(({ classroom }) => classroom !== null && classroom === room) ??
  plans.find(({ classroom }) => classroom === null);

/** A plan as it is arranged. */
export const arrangementOf = ({ rows, columns, seats }: SeatPlan): Arrangement => ({
  rows,
  columns,
  seats: new Map(seats.map(({ student, row, column }) => [student, { row, column }])),
});
