import type { Connection } from '../../platform/database/database.ts';

/** A vehicle that is to drive, locked against changes. */
export interface HeldVehicle {
  readonly id: number;
  readonly number: string;
  readonly status: string;
  readonly places: number;
  /** Mandatory kinds of documents that it lacks or that have expired. */
  readonly missing: readonly string[];
}

/** @param on the day on which its documents must be valid */
export const holdVehicle = async (
  connection: Connection,
  vehicle: number,
  on: string,
): Promise<HeldVehicle | undefined> => {
  await connection.query({
    name: 'transport_hold_vehicle',
    text: 'select 1 from vehicle where id = $1 for share',
    values: [vehicle],
  });
  const [row] = await connection.query<HeldVehicle>({
    name: 'transport_held_vehicle',
    text: `select v.id::float8 as id, v.vehicle_number as number, v.status,
        v.seat_capacity + v.standing_allowance as places,
        array(select t.name from vehicle_certificate_type t where t.mandatory and t.active and not t.archived
          and not exists (select from vehicle_certificate c where c.vehicle_id = v.id and c.type_id = t.id
            and not c.archived and c.expires_on >= $2) order by t.name) as missing
      from vehicle v where v.id = $1 and not v.archived`,
    values: [vehicle, on],
  });
  return row;
};

/** How many days before its expiry a kind of document triggers a reminder. */
export const remindBeforeOf = async (connection: Connection, type: number): Promise<string> => {
  const found = await connection.repository('vehicleCertificateType').findOneBy({ id: type });
  return found?.remindBeforeDays ?? '';
};

/** A changed number of days also applies to existing documents. */
export const tellPapersFrom = async (connection: Connection, type: number, days: number): Promise<void> => {
  await connection.query({
    name: 'transport_tell_papers',
    text: `update vehicle_certificate set tell_from = expires_on - $2::int where type_id = $1`,
    values: [type, days],
  });
};

/** Readings before and after a day, and whether the vehicle is in the workshop for something else. */
export interface Readings {
  readonly before: number | null;
  readonly after: number | null;
}

export const readingsAround = async (
  connection: Connection,
  vehicle: number,
  day: string,
  without: number,
): Promise<Readings> => {
  await connection.query({
    name: 'transport_hold_odometer',
    text: 'select 1 from vehicle where id = $1 for no key update',
    values: [vehicle],
  });
  const [row] = await connection.query<Readings>({
    name: 'transport_readings',
    text: `select max(odometer) filter (where from_date <= $2::date) as before,
        min(odometer) filter (where from_date > $2::date) as after
      from vehicle_maintenance where vehicle_id = $1 and id <> $3 and status <> 'CANCELLED' and odometer is not null`,
    values: [vehicle, day, without],
  });
  return row ?? { before: null, after: null };
};

export const isInWorkshop = async (
  connection: Connection,
  vehicle: number,
  without: number,
): Promise<boolean> => {
  const rows = await connection.query({
    name: 'transport_in_workshop',
    text: `select 1 from vehicle_maintenance where vehicle_id = $1 and id <> $2 and status = 'IN_PROGRESS' limit 1`,
    values: [vehicle, without],
  });
  return rows.length > 0;
};
