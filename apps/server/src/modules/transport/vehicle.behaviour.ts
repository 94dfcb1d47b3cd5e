import { Conflict } from '@school/kernel';
import { daysBefore, fitsReadings, paperTellFrom } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { drivenBy, highestLoad, holdRoutes } from './seats.store.ts';
import { transportSettingOf } from './setting.store.ts';
import {
  holdVehicle,
  isInWorkshop,
  readingsAround,
  remindBeforeOf,
  tellPapersFrom,
  type HeldVehicle,
} from './vehicle.store.ts';

const placesOf = (values: RecordValues): number =>
  Number(values['seatCapacity']) + Number(values['standingAllowance'] ?? 0);

/** @throws Conflict while someone would lose their seat (TRN-2) */
const refuseSmaller = async (vehicle: number, places: number, work: Work): Promise<void> => {
  const { transaction, context } = work;
  const driven = await drivenBy(transaction, vehicle, context.today);
  await holdRoutes(
    transaction,
    driven.map(({ id }) => id),
  );
  for (const { id, name, from, to } of driven) {
    const load = await highestLoad(transaction, id, { from, to });
    if (load > places) {
      throw new Conflict('%{name} has %{load} passengers; %{places} places are too few.', {
        code: 'TOO_SMALL',
        params: { name, load, places },
        data: { load, places },
      });
    }
  }
};

const outOfUse = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const [first] = await drivenBy(work.transaction, Number(row['id']), work.context.today);
  if (first) {
    throw new Conflict('It runs on %{name}. Give that route another vehicle first.', {
      code: 'ON_ROUTE',
      params: { name: first.name },
    });
  }
  return {};
};

/** Seats are never taken away from passengers, and a vehicle with a route stays in use. */
export const vehicleBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (!current) return input;
    const after = placesOf({ ...current, ...input });
    if (after < placesOf(current)) await refuseSmaller(Number(current['id']), after, work);
    return input;
  },
  beforeArchive: async (current, archived, work) => {
    if (archived) await outOfUse(current, {}, work);
  },
  transitions: { deactivate: outOfUse, retire: outOfUse },
};

/**
 * A vehicle that may drive from today on, locked until the transaction ends.
 * @throws Conflict for one that is not in use, or whose documents have expired where the settings do not allow it (TRN-6)
 */
export const vehicleForRoute = async (vehicle: number, work: Work): Promise<HeldVehicle> => {
  const { transaction, context } = work;
  const held = await holdVehicle(transaction, vehicle, context.today);
  if (!held) throw invalidField('vehicle', 'notReference', 'The vehicle does not exist.');
  if (held.status !== 'ACTIVE') {
    throw new Conflict('%{number} is not in use.', { code: 'NOT_ACTIVE', params: { number: held.number } });
  }
  const { blockExpiredVehicle } = await transportSettingOf(transaction);
  if (blockExpiredVehicle && held.missing.length > 0) {
    throw new Conflict('%{number} has no valid document: %{missing}.', {
      code: 'PAPERS_EXPIRED',
      params: { number: held.number, missing: held.missing.join(', ') },
      data: { papers: held.missing },
    });
  }
  return held;
};

/** How long before its expiry a document triggers a reminder depends on its kind. */
export const certificateBehaviour: Behaviour = {
  beforeSave: async (input, current, { transaction }) => {
    const paper = { ...current, ...input };
    const before = await remindBeforeOf(transaction, Number(paper['type']));
    return { ...input, tellFrom: paperTellFrom(String(paper['expiresOn']), before) };
  },
};

export const certificateTypeBehaviour: Behaviour = {
  afterSave: async (saved, before, { transaction }) => {
    const days = String(saved['remindBeforeDays']);
    if (!before || before['remindBeforeDays'] === days) return;
    await tellPapersFrom(transaction, Number(saved['id']), daysBefore(days)[0] ?? 0);
  },
};

const checkReading = async (values: RecordValues, without: number, work: Work): Promise<void> => {
  const reading = values['odometer'];
  if (reading === null || reading === undefined) return;
  const vehicle = Number(values['vehicle']);
  const around = await readingsAround(
    work.transaction,
    vehicle,
    String(values['fromDate'] ?? work.context.today),
    without,
  );
  if (fitsReadings(Number(reading), around)) return;
  const { before, after } = around;
  const limits = { before: before ?? 0, after: after ?? '…' };
  throw invalidField(
    'odometer',
    'ODOMETER',
    'The reading must be between %{before} and %{after} km.',
    limits,
  );
};

const backFromWorkshop = async (row: RecordValues, work: Work): Promise<void> => {
  const [id, vehicle] = [Number(row['id']), Number(row['vehicle'])];
  if (row['status'] !== 'IN_PROGRESS' || (await isInWorkshop(work.transaction, vehicle, id))) return;
  const found = await work.records.read(work, 'vehicle', vehicle, { system: true });
  if (found?.['status'] !== 'MAINTENANCE') return;
  await work.records.transition(work, 'vehicle', vehicle, 'activate', {}, { system: true });
};

/** An odometer never goes back, and a vehicle is in the workshop for as long as the work takes. */
export const maintenanceBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    await checkReading({ ...current, ...input }, Number(current?.['id'] ?? 0), work);
    return input;
  },
  transitions: {
    begin: async (row, _asked, work) => {
      const vehicle = Number(row['vehicle']);
      const found = await work.records.read(work, 'vehicle', vehicle, { system: true });
      if (found?.['status'] === 'ACTIVE') {
        await work.records.transition(work, 'vehicle', vehicle, 'workshop', {}, { system: true });
      }
      return {};
    },
    finish: async (row, asked, work) => {
      if (String(asked['toDate']) < String(row['fromDate'])) {
        throw invalidField('toDate', 'range', 'The last day must not be before the first.');
      }
      const given = Object.fromEntries(
        Object.entries(asked).filter(([, value]) => value !== null && value !== undefined),
      );
      await checkReading({ ...row, ...given }, Number(row['id']), work);
      await backFromWorkshop(row, work);
      const kept = (key: string): unknown => asked[key] ?? row[key] ?? null;
      return { odometer: kept('odometer'), cost: kept('cost') };
    },
    cancel: async (row, _asked, work) => {
      await backFromWorkshop(row, work);
      return {};
    },
  },
};
