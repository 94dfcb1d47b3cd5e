import { seatName } from '@school/domain';
import { NotFound } from '@school/kernel';
import type { TokenValues } from '@school/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { CallContext } from '../../../engine/context.ts';
import { RECORDS } from '../../../engine/records.ts';
import type { Records } from '../../../engine/records.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { letterhead, printedDay } from '../../../platform/letterhead/letterhead.ts';
import { readSitting } from './seat-students.ts';
import type { SeatedSitting } from './seat-students.ts';
import { dutiesOf, hallFacts, sittingFacts } from './seating.store.ts';
import type { HallFacts } from './seating.store.ts';

interface PrintedHall {
  readonly hall: HallFacts;
  readonly head: TokenValues;
  readonly seats: SeatedSitting['seats'];
}

const said = (value: string | null): string => value ?? '';

/** The hall row by row from the front, free seats showing only their names. */
const planValues = ({ hall, head, seats }: PrintedHall): TokenValues => ({
  ...head,
  rows: Array.from({ length: hall.rows }, (_, at) => ({
    seats: Array.from({ length: hall.columns }, (__, column) => {
      const place = { row: at + 1, column: column + 1 };
      const seat = seats.find((one) => one.row === place.row && one.column === place.column);
      return {
        place: seatName(place),
        name: seat?.name ?? '',
        batch: seat?.batch ?? '',
        roll: said(seat?.rollNumber ?? null),
        paper: seat?.code ?? '',
      };
    }),
  })),
});

/** Students are ordered by class and roll number, as they were read. */
const listValues = ({ head, seats }: PrintedHall, takers: SeatedSitting['takers']): TokenValues => {
  const byStudent = new Map(seats.map((seat) => [seat.student, seat]));
  return {
    ...head,
    people: takers.flatMap((taker) => {
      const seat = byStudent.get(taker.student);
      if (!seat) return [];
      const { batch, rollNumber, name, subject } = taker;
      return { batch, roll: said(rollNumber), name, subject, place: seatName(seat) };
    }),
  };
};

/** Documents for exam halls, for those who read halls. */
@Injectable()
export class HallPapers {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  readonly plan = {
    read: (context: CallContext, ids: readonly number[]): Promise<readonly TokenValues[]> =>
      this.each(context, ids, planValues),
  };
  readonly doorList = {
    read: (context: CallContext, ids: readonly number[]): Promise<readonly TokenValues[]> =>
      this.each(context, ids, listValues),
  };

  /** @throws NotFound when a hall does not exist or the caller may not see it */
  private async each(
    context: CallContext,
    ids: readonly number[],
    values: (printed: PrintedHall, takers: SeatedSitting['takers']) => TokenValues,
  ): Promise<readonly TokenValues[]> {
    const connection = this.database.of(context.institute);
    const filter = { id_in: [...ids] };
    const seen = await this.records.list(context, 'examHall', { filter, fields: ['id'] });
    if (seen.length < new Set(ids).size) throw new NotFound();
    const sittings = new Map<number, SeatedSitting>();
    const printed: TokenValues[] = [];
    for (const id of ids) {
      const hall = await hallFacts(connection, id);
      if (!hall) throw new NotFound();
      const sitting = sittings.get(hall.sitting) ?? (await readSitting(connection, hall.sitting));
      sittings.set(hall.sitting, sitting);
      const seats = sitting.seats.filter((seat) => seat.hall === id);
      const head = await this.headOf(connection, hall, seats.length);
      printed.push(values({ hall, head, seats }, sitting.takers));
    }
    return printed;
  }

  private async headOf(connection: Connection, hall: HallFacts, students: number): Promise<TokenValues> {
    const sitting = await sittingFacts(connection, hall.sitting);
    if (!sitting) throw new NotFound();
    const { dateOrder } = await letterhead(connection);
    const duties = await dutiesOf(connection, hall.sitting);
    return {
      hall: hall.name,
      sitting: sitting.name,
      day: printedDay(sitting.date, dateOrder),
      hours: `${sitting.startTime}–${sitting.endTime}`,
      students: String(students),
      invigilators: duties
        .filter((duty) => duty.hall === hall.id)
        .map(({ name }) => name)
        .join(', '),
    };
  }
}
