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
