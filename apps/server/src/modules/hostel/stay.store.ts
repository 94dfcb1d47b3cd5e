import type { Connection } from '../../platform/database/database.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';

export type ResidentKind = 'student' | 'employee';

/** Locks a person until the transaction ends, so that two clerks give one bed to one person. */
export const holdPerson = async (connection: Connection, kind: ResidentKind, id: number): Promise<void> => {
  await connection.query({
    name: 'hostel_hold_person',
    text: `select pg_advisory_xact_lock(hashtext('hostel ' || $1::text), $2::int)`,
    values: [kind, id],
  });
};

/** A room with its house, locked so that its beds are given one after the other. */
export interface HeldRoom {
  readonly number: string;
  readonly hostel: number;
  readonly hostelType: 'BOYS' | 'GIRLS' | 'COMMON' | 'STAFF';
  readonly open: boolean;
  readonly beds: number;
  readonly rent: string;
  readonly rentPeriod: string;
}

export const holdRoom = async (connection: Connection, id: number): Promise<HeldRoom | undefined> => {
  const [row] = await connection.query<HeldRoom>({
    name: 'hostel_hold_room',
    text: `select r.room_number as number, h.id::float8 as hostel, h.hostel_type as "hostelType",
        r.status = 'ACTIVE' and h.active and not r.archived and not h.archived as open, r.bed_count as beds,
        r.rent::text as rent, r.rent_period as "rentPeriod"
      from hostel_room r join hostel h on h.id = r.hostel_id where r.id = $1 for update of r`,
    values: [id],
  });
  return row;
};

/** The nights of a stay; `to` is null if it is open-ended. */
export interface Nights {
  readonly from: string;
  readonly to: string | null;
}

/**
 * SQL: the last night of stay `a`. A resident who stays longer than expected keeps the bed until moving out.
 * @param today parameter with the current day
 */
const lastNight = (today: string): string => `case when a.vacated_on is not null then a.vacated_on - 1
  when a.expected_to < ${today}::date then null else a.expected_to end`;
/**
 * SQL: stay `a` that occupies its bed on one of the nights from $2 to $3; $4 is the current day, $5 a stay that is being
 * changed.
 */
const taken = `a.status <> 'CANCELLED' and not a.archived and a.id <> $5
  and a.from_date <= coalesce($3::date, 'infinity') and coalesce(${lastNight('$4')}, 'infinity') >= $2::date`;

/** Beds of a room that nobody has on any of the nights, in room order. */
export const freeBeds = (
  connection: Connection,
  room: number,
  nights: Nights,
  { today, without }: { readonly today: string; readonly without: number },
): Promise<{ id: number; label: string }[]> =>
  connection.query({
    name: 'hostel_free_beds',
    text: `select b.id::float8 as id, b.label from hostel_bed b
      where b.hostel_room_id = $1 and b.usable
        and not exists (select from hostel_allocation a where a.bed_id = b.id and ${taken})
      order by b.position, b.id`,
    values: [room, nights.from, nights.to, today, without],
    most: 50,
  });

/** Another place of the resident on one of the nights. */
export const otherStay = async (
  connection: Connection,
  { kind, person }: { readonly kind: ResidentKind; readonly person: number },
  nights: Nights,
  { today, without }: { readonly today: string; readonly without: number },
): Promise<{ id: number; room: string; from: string } | undefined> => {
  const [row] = await connection.query<{ id: number; room: string; from: string }>({
    name: `hostel_other_stay_of_${kind}`,
    text: `select a.id::float8 as id, r.room_number as room, a.from_date::text as "from"
      from hostel_allocation a join hostel_room r on r.id = a.room_id
      where a.${kind}_id = $1 and ${taken} order by a.from_date limit 1`,
    values: [person, nights.from, nights.to, today, without],
  });
  return row;
};

/** Display name of the place of a stay. */
export interface PlaceNames {
  readonly hostel: string;
  readonly room: string;
  readonly bed: string;
}

export const placeOf = async (connection: Connection, stay: number): Promise<PlaceNames> => {
  const [row] = await connection.query<PlaceNames>({
    name: 'hostel_place_of_stay',
    text: `select h.name as hostel, r.room_number as room, coalesce(b.label, '') as bed from hostel_allocation a
      join hostel_room r on r.id = a.room_id join hostel h on h.id = r.hostel_id left join hostel_bed b on b.id = a.bed_id
      where a.id = $1`,
    values: [stay],
  });
  return row ?? { hostel: '', room: '', bed: '' };
};

/** Residents of a room from a day onwards: now, or with a bed promised. */
export const residentsFrom = async (connection: Connection, room: number, today: string): Promise<number> => {
  const [row] = await connection.query<{ residents: number }>({
    name: 'hostel_residents_from',
    text: `select count(distinct a.bed_id)::int as residents from hostel_allocation a
      where a.room_id = $1 and a.status in ('RESERVED', 'ACTIVE')
        and coalesce(a.vacated_on - 1, 'infinity') >= $2::date`,
    values: [room, today],
  });
  return row?.residents ?? 0;
};

/** Beds of all rooms of a house that are not closed, except one room. */
export const bedsOfHouse = async (
  connection: Connection,
  hostel: number,
  without: number,
): Promise<{ beds: number; most: number | null }> => {
  const [row] = await connection.query<{ beds: number; most: number | null }>({
    name: 'hostel_beds_of_house',
    text: `select (select coalesce(sum(bed_count), 0)::int from hostel_room r
          where r.hostel_id = h.id and r.id <> $2 and r.status <> 'CLOSED' and not r.archived) as beds,
        h.declared_capacity as most
      from hostel h where h.id = $1 for update`,
    values: [hostel, without],
  });
  return row ?? { beds: 0, most: null };
};

/** A stay whose state is no longer that of the day. */
export interface StayToTurn {
  readonly id: number;
  readonly status: string;
  readonly vacatedOn: string | null;
}

export const staysToTurn = (connection: Connection, today: string): Promise<StayToTurn[]> =>
  connection.query<StayToTurn>({
    name: 'hostel_stays_to_turn',
    text: `select id::float8 as id, status, vacated_on::text as "vacatedOn" from hostel_allocation
      where (status = 'RESERVED' and from_date <= $1::date)
        or (status in ('RESERVED', 'ACTIVE') and vacated_on <= $1::date) order by id ${roundOf(500)}`,
    values: [today],
  });
