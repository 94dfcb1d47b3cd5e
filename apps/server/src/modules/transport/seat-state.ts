import { Conflict } from '@school/kernel';

/** Days on which a seat is somebody's; without a last one it goes on. */
export interface SeatDays {
  readonly from: string;
  readonly to: string | null;
}

/** The state of a seat that was not taken back: on its last day somebody still rides, before its first nobody does. */
export const seatStateOn = ({ from, to }: SeatDays, today: string): 'PLANNED' | 'ACTIVE' | 'ENDED' => {
  if (to !== null && to < today) return 'ENDED';
  return from > today ? 'PLANNED' : 'ACTIVE';
};

/** What a seat takes on when it begins: nothing. @throws Conflict before its first day */
export const refuseBeforeFirstDay = (day: string, today: string): Record<never, never> => {
  if (day > today)
    throw new Conflict('The seat begins on %{day}.', { code: 'BEGINS_LATER', params: { day } });
  return {};
};
