import { Conflict } from '@school/kernel';

/** Days on which a seat is taken; without a last one it continues. */
export interface SeatDays {
  readonly from: string;
  readonly to: string | null;
}

/** The state of a seat that was not taken back: it is still used on its last day, and not yet before its first. */
export const seatStateOn = ({ from, to }: SeatDays, today: string): 'PLANNED' | 'ACTIVE' | 'ENDED' => {
  if (to !== null && to < today) return 'ENDED';
  return from > today ? 'PLANNED' : 'ACTIVE';
};

/** The values that a seat takes on when it begins: none. @throws Conflict before its first day */
export const refuseBeforeFirstDay = (day: string, today: string): Record<never, never> => {
  if (day > today)
    throw new Conflict('The seat begins on %{day}.', { code: 'BEGINS_LATER', params: { day } });
  return {};
};
