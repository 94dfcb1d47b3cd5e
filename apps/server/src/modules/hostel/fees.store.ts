import type { Connection } from '../../platform/database/database.ts';

/** A stay of a student who is to get a bill. */
export interface BilledStay {
  readonly student: number;
  readonly fromDate: string;
  readonly lastNight: string | null;
  readonly rent: string;
  readonly rentPeriod: 'MONTH' | 'TERM' | 'YEAR';
}

/** Stays of students within a period, in sequence for each; null: of all hostels, of all students. */
export const staysWithin = (
  connection: Connection,
  { hostel, student }: { readonly hostel: number | null; readonly student: number | null },
  time: { readonly startDate: string; readonly endDate: string },
): Promise<BilledStay[]> =>
  connection.query<BilledStay>({
    name: 'hostel_stays_within',
    text: `select student_id::float8 as student, from_date::text as "fromDate", (vacated_on - 1)::text as "lastNight",
        coalesce(rent, 0)::text as rent, rent_period as "rentPeriod"
      from hostel_allocation
      where student_id is not null and status <> 'CANCELLED' and from_date <= $2::date
        and coalesce(vacated_on - 1, 'infinity') >= $1::date and ($3::bigint is null or hostel_id = $3)
        and ($4::bigint is null or student_id = $4)
      order by student_id, from_date`,
    values: [time.startDate, time.endDate, hostel, student],
    most: 100_000,
  });
