import { addDays } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';

interface Kind extends Saved {
  readonly properties: readonly { readonly id: number; readonly name: string }[];
}

const base = 'setup/v1/SchoolAssets';
const entries = 'setup/v1/SchoolAssetEntries';

const projectors = {
  name: 'Projectors',
  description: 'Fixed and portable ones',
  properties: [
    { name: 'Model', fieldType: 'TEXT', isRequired: true },
    { name: 'Lamp hours', fieldType: 'NUMBER' },
    { name: 'Mount', fieldType: 'SINGLE_CHOICE', options: 'Ceiling, Trolley, Desk' },
  ],
} as const;
const instruments = {
  name: 'Musical instruments',
  description: 'Lent to the orchestra',
  properties: [
    { name: 'Instrument', fieldType: 'TEXT', isRequired: true },
    { name: 'Insured until', fieldType: 'DATE' },
  ],
} as const;
const keys = {
  name: 'Keys',
  properties: [{ name: 'Opens', fieldType: 'CLASSROOM', isRequired: true }],
} as const;

const read = (api: ApiClient, kind: Saved): Promise<Kind> => api.get(`${base}/get/${kind.id}`);

const valuesOf = ({ properties }: Kind, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    properties.flatMap(({ id, name }) => (values[name] === undefined ? [] : [[`k${id}`, values[name]]])),
  );

/** Projectors in rooms, instruments and keys with people, one item in repair, one overdue; a stocktake in progress. */
export const loadSchoolAssets = async (
  api: ApiClient,
  people: readonly number[],
  today: string,
): Promise<void> => {
  const rooms = await api.get<readonly Saved[]>('setup/v1/Classroom/getall?sort=["id","ASC"]&range=[0,11]');
  const move = (id: number, name: string, asked: object): Promise<unknown> =>
    api.post(`${entries}/transition/${name}/${id}`, { on: addDays(today, -60), ...asked });
  const add = async (kind: Kind, tag: string, values: object, more: object = {}): Promise<number> => {
    const body = { asset: kind.id, tag, values: valuesOf(kind, { ...values }), ...more };
    return (await api.post<Saved>(`${entries}/save`, body)).id;
  };

  const projector = await read(api, await api.post<Saved>(`${base}/save`, projectors));
  for (const [at, room] of rooms.entries()) {
    const facts = { Model: 'Epson EB-X49', 'Lamp hours': String(420 + at * 35), Mount: 'Ceiling' };
    const bought = {
      purchasedOn: addDays(today, -400),
      cost: '98500.00',
      warrantyUntil: addDays(today, 330),
    };
    const id = await add(projector, `PRJ-${String(at + 1).padStart(3, '0')}`, facts, bought);
    await move(id, 'handOver', { classroom: room.id });
    if (at === 3)
      await move(id, 'repair', { on: addDays(today, -9), dueBack: addDays(today, 5), note: 'Lamp' });
  }
  await add(projector, 'PRJ-900', { Model: 'BenQ MS560', Mount: 'Trolley' }, { cost: '74000.00' });

  const instrument = await read(api, await api.post<Saved>(`${base}/save`, instruments));
  for (const [at, name] of ['Violin', 'Sitar', 'Tabla', 'Harmonium'].entries()) {
    const id = await add(instrument, `MUS-${at + 1}`, {
      Instrument: name,
      'Insured until': addDays(today, 120 + at * 30),
    });
    const employee = people[at];
    if (employee !== undefined && at < 3)
      await move(id, 'handOver', { employee, dueBack: addDays(today, at === 0 ? -4 : 90) });
  }

  const key = await read(api, await api.post<Saved>(`${base}/save`, keys));
  for (const [at, room] of rooms.slice(0, 4).entries()) {
    const id = await add(key, `KEY-${at + 1}`, { Opens: room.id });
    const employee = people[at];
    if (employee !== undefined) await move(id, 'handOver', { employee });
  }

  const audit = await api.post<Saved>('setup/v1/SchoolAssetAudits/save', {
    name: 'Projectors, this term',
    kinds: [projector.id],
  });
  const scan = (tags: readonly string[], room: Saved | undefined): Promise<unknown> =>
    api.post(`setup/v1/SchoolAssetAudits/scan/${audit.id}`, {
      classroom: room?.id ?? null,
      tags: tags.join('\n'),
    });
  for (const [at, room] of rooms.slice(0, 7).entries())
    await scan([`PRJ-${String(at + 1).padStart(3, '0')}`], room);
  await scan(['PRJ-009'], rooms[7]);
};
