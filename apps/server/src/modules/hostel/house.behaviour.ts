import { Conflict, type Filter } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../engine/envelope/refusals.ts';
import { bedsOfHouse, residentsFrom } from './stay.store.ts';

type Line = RecordValues;
const linesIn = (values: RecordValues): readonly Line[] =>
  Array.isArray(values['beds']) ? (values['beds'] as readonly Line[]) : [];

/** As many beds as the room has: existing ones, then numbered ones. @throws Invalid for more than exist */
const numberedBeds = (values: RecordValues): readonly Line[] => {
  const count = Number(values['bedCount']);
  const beds = linesIn(values);
  if (beds.length > count) {
    const usable = beds.filter(({ usable: use }) => use !== false).length;
    if (usable > count)
      throw invalidField('bedCount', 'MORE_BEDS', 'More beds are listed than the room has.');
    return beds;
  }
  const known = new Set(beds.map(({ label }) => String(label)));
  const next: Line[] = [...beds];
  for (let number = 1; next.length < count; number += 1) {
    if (!known.has(String(number))) next.push({ label: String(number), usable: true });
  }
  return next;
};

/** @throws Conflict if a house would have more beds than it is licensed for */
const refuseTooMany = async (values: RecordValues, work: Work): Promise<void> => {
  const { beds, most } = await bedsOfHouse(
    work.transaction,
    Number(values['hostel']),
    Number(values['id'] ?? 0),
  );
  const all = beds + Number(values['bedCount']);
  if (most === null || all <= most) return;
  throw conflictAt(
    'bedCount',
    'TOO_MANY_BEDS',
    'The hostel can have at most %{most} beds; this would make %{all}.',
    {
      most,
      all,
    },
  );
};

/** @throws Conflict if fewer beds remain than there are residents */
const refuseTooFew = async (values: RecordValues, work: Work): Promise<void> => {
  const residents = await residentsFrom(work.transaction, Number(values['id']), work.context.today);
  if (Number(values['bedCount']) >= residents) return;
  throw conflictAt('bedCount', 'HAS_RESIDENTS', '%{residents} residents have a bed there.', { residents });
};

const empty = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const residents = await residentsFrom(work.transaction, Number(row['id']), work.context.today);
  if (residents > 0) {
    throw new Conflict('%{residents} residents have a bed there. Give them another room first.', {
      code: 'HAS_RESIDENTS',
      params: { residents },
    });
  }
  return {};
};

const withBeds = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  const isCounted = input['bedCount'] !== undefined && input['bedCount'] !== current?.['bedCount'];
  if (current && !isCounted && input['beds'] === undefined) return input;
  const stored =
    current && (await work.records.read(work, 'hostelRoom', Number(current['id']), { system: true }));
  return { ...input, beds: numberedBeds({ ...stored, ...input }) };
};

/** A room has as many beds as it states, and never fewer than residents. */
export const roomBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const values = { ...current, ...input };
    const rehomed = current && input['hostel'] !== undefined && input['hostel'] !== current['hostel'];
    if (rehomed) {
      const stays = await work.records.count(work, 'hostelAllocation', {
        filter: { room: Number(current['id']) },
        system: true,
      });
      if (stays > 0)
        throw conflictAt(
          'hostel',
          'HAS_STAYS',
          'The room has or has had residents, so it cannot be moved to another hostel.',
        );
    }
    if (current && input['bedCount'] !== undefined) await refuseTooFew(values, work);
    if (!current || input['bedCount'] !== undefined || rehomed) await refuseTooMany(values, work);
    return withBeds(input, current, work);
  },
  beforeArchive: async (current, archived, work) => {
    if (archived) await empty(current, {}, work);
  },
  transitions: { repair: empty, close: empty },
};

/** Identical rooms, created in one go. */
export const roomSeriesBehaviour: Behaviour = {
  beforeSave: (input) => {
    const rooms = Number(input['toNumber']) - Number(input['fromNumber']) + 1;
    if (rooms > 500) throw invalidField('toNumber', 'TOO_MANY', 'At most 500 rooms at once.');
    return { ...input, rooms };
  },
  afterSave: async (saved, before, work) => {
    if (before) return;
    const { hostel, prefix, block, floor, roomType, bedCount, rent, rentPeriod } = saved;
    const first = Number(saved['fromNumber']);
    const rooms = Array.from({ length: Number(saved['rooms']) }, (_, at) => ({
      hostel,
      roomNumber: `${String(prefix ?? '')}${first + at}`,
      block,
      floor,
      roomType,
      bedCount,
      rent,
      rentPeriod,
    }));
    await work.records.create(work, 'hostelRoom', rooms, { asWritten: true });
  },
};

/** Residents of a house whom a different kind of house does not accept. */
const strangersIn = async (hostel: number, type: unknown, work: Work): Promise<number> => {
  const living = { hostel, status_in: ['RESERVED', 'ACTIVE'] };
  const count = (filter: Filter): Promise<number> =>
    work.records.count(work, 'hostelAllocation', { filter: { ...living, ...filter }, system: true });
  if (type === 'COMMON') return 0;
  if (type === 'STAFF') return count({ student_empty: false });
  return (await count({})) - (await count({ 'student.gender': type === 'BOYS' ? 'MALE' : 'FEMALE' }));
};

/** A house keeps those who live there, and its rooms. */
export const hostelBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (!current) return input;
    const type = input['hostelType'];
    if (type !== undefined && type !== current['hostelType']) {
      const strangers = await strangersIn(Number(current['id']), type, work);
      if (strangers > 0) {
        throw conflictAt('hostelType', 'HAS_RESIDENTS', '%{strangers} residents do not match this type.', {
          strangers,
        });
      }
    }
    const most = input['declaredCapacity'];
    if (most !== undefined && most !== null) {
      const { beds } = await bedsOfHouse(work.transaction, Number(current['id']), 0);
      if (beds > Number(most)) {
        throw conflictAt('declaredCapacity', 'HAS_MORE_BEDS', 'Its rooms already have %{beds} beds.', {
          beds,
        });
      }
    }
    return input;
  },
};

/** One chief per house at a time. */
export const wardenBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const values = { ...current, ...input };
    if (values['isChief'] !== true) return input;
    const to = values['toDate'];
    const [other] = await work.records.list(work, 'hostelWarden', {
      filter: {
        hostel: Number(values['hostel']),
        ...(current ? { id_ne: Number(current['id']) } : {}),
        isChief: true,
        ...(to ? { fromDate_lte: String(to) } : {}),
        _or: [{ toDate_empty: true }, { toDate_gte: String(values['fromDate'] ?? work.context.today) }],
      },
      range: [0, 0],
      system: true,
    });
    if (!other) return input;
    const chief = await work.records.read(work, 'employee', Number(other['employee']), { system: true });
    const name = [chief?.['firstName'], chief?.['lastName']].filter(Boolean).join(' ');
    throw conflictAt('isChief', 'HAS_CHIEF', '%{name} is already chief warden at that time.', { name });
  },
  actions: {
    end: async (rows, asked, work) => {
      for (const row of rows) {
        await work.records.update(work, 'hostelWarden', Number(row['id']), { toDate: asked['toDate'] });
      }
      return { ended: rows.length };
    },
  },
};
