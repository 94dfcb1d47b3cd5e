import type { RecordValues, Work } from '../../engine/behaviour.ts';

const open = ['ASKED', 'GRANTED', 'AWAY'] as const;
/** More than anyone requests, or sleeps, between a change of room and the day on which it is recorded. */
const most = 1000;

/** Leave that is not over and nights from a day onwards move with a resident who changes rooms: they belong to the new stay. */
export const dailyFollows = async (
  work: Work,
  old: number,
  { stay, from }: { readonly stay: RecordValues; readonly from: string },
): Promise<void> => {
  const place = { allocation: stay['id'], hostel: stay['hostel'] };
  const of = { allocation: old };
  const found = {
    hostelLeave: { ...of, status_in: open, returnsAt_gte: from },
    hostelNight: { ...of, date_gte: from },
  };
  for (const [key, filter] of Object.entries(found)) {
    const rows = await work.records.list(work, key, { filter, fields: ['hostel'], most, system: true });
    for (const { id } of rows) await work.records.update(work, key, Number(id), place, { system: true });
  }
};
