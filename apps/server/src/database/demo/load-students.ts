import type { RecordValues } from '../../engine/behaviour.ts';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import { giveAccount, type UserLoading } from './load-users.ts';
import { demoFamily, DemoSchool, type DemoStudent } from './students.ts';

interface Named extends Saved {
  readonly name: string;
}
interface Loading extends UserLoading {
  readonly api: ApiClient;
}

const idsByName = async (api: ApiClient, base: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await api.get<readonly Named[]>(`${base}/getall?range=[0,99]`);
  return new Map(rows.map(({ name, id }) => [name, id]));
};

const relationIds = async (api: ApiClient): Promise<ReadonlyMap<string, number>> => {
  const filter = encodeURIComponent(JSON.stringify({ listKey: 'RELATION' }));
  const rows = await api.get<readonly (Saved & { readonly label: string })[]>(
    `setup/v1/genericCodes/getall?filter=${filter}&range=[0,99]`,
  );
  return new Map(rows.map(({ label, id }) => [label.toUpperCase(), id]));
};

/** Roll numbers as the office assigns them: by first name, two digits. */
const numberBatch = (api: ApiClient, batch: LoadedBatch): Promise<unknown> =>
  api.put(`setup/v1/StudentRollNumber/${batch.id}/generate`, {
    prefix: `${batch.grade}${batch.section}-`,
    suffix: '',
    digits: 2,
    start: 1,
    mode: 'ALL',
  });

/** The last batch still has no numbers, so that there is something to do. */
const waits = ({ grade, section }: LoadedBatch): boolean => grade === 12 && section === 'C';

/** The 900 students with their guardians, class by class, and the sign-ins of one family. */
export const loadStudents = async (loading: Loading, batches: readonly LoadedBatch[]): Promise<void> => {
  const { api, records, context } = loading;
  await api.put('setup/v1/StudentSettings/update', { firstNumber: 'S0001' });
  const school = new DemoSchool();
  const relations = await relationIds(api);
  const categories = await idsByName(api, 'setup/v1/stucategory');
  const guardianIds: number[] = [];
  const link = (at: number, place: number): RecordValues => ({
    guardian: guardianIds[at],
    relation: relations.get(school.guardians[at]?.relation ?? 'FATHER'),
    immediateContact: place === 0,
    mayPickUp: true,
  });
  const inputOf = (student: DemoStudent, batch: LoadedBatch): RecordValues => {
    const { guardians, category, city, street, ...own } = student;
    return {
      ...own,
      batch: batch.id,
      category: categories.get(category ?? '') ?? null,
      address: { line1: street, city },
      guardians: guardians.map(link),
    };
  };
  for (const batch of batches) {
    const students = school.batch(batch.grade, batch.section);
    const coming = school.guardians.slice(guardianIds.length);
    const system = { system: true, asWritten: true } as const;
    const made = await records.create(
      context,
      'guardian',
      coming.map(({ at: _at, relation: _relation, ...guardian }) => guardian),
      system,
    );
    guardianIds.push(...made.map(({ id }) => Number(id)));
    const saved = await records.create(
      context,
      'student',
      students.map((student) => inputOf(student, batch)),
      { system: true },
    );
    if (!waits(batch)) await numberBatch(api, batch);
    if (batch.grade === demoFamily.grade && batch.section === demoFamily.section) {
      const [first] = saved;
      const [line] = (first?.['guardians'] ?? []) as readonly RecordValues[];
      await giveAccount(loading, { student: Number(first?.['id']) }, 'student');
      await giveAccount(loading, { guardian: Number(line?.['guardian']) }, 'parent');
    }
  }
};
