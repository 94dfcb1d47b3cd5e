import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';

const studentsOf = (api: ApiClient, batch: LoadedBatch): Promise<readonly Saved[]> => {
  const filter = encodeURIComponent(JSON.stringify({ batch: batch.id, status: 'ACTIVE' }));
  return api.get(`setup/v1/studentEntity/getall?filter=${filter}&sort=["fullName","ASC"]&range=[0,99]`);
};

const items = (students: readonly Saved[]): object[] => students.map(({ id }) => ({ student: id }));

/** A second language for each student of a class. */
const loadElectives = async (api: ApiClient, batch: LoadedBatch): Promise<void> => {
  const group = await api.post<Saved>('setup/v1/ElectiveGroup/save', {
    batch: batch.id,
    name: 'Second language',
  });
  const students = await studentsOf(api, batch);
  for (const [at, [name, code]] of [
    ['Arabic', 'ARA'],
    ['Persian', 'PER'],
  ].entries()) {
    const subject = await api.post<Saved>('setup/v1/Subject/save', {
      batch: batch.id,
      name,
      code,
      maxWeeklyClasses: 3,
      electiveGroup: group.id,
    });
    await api.put(`setup/v1/StudentElective/subject/${subject.id}`, {
      students: students.filter((_, place) => place % 3 === at).map(({ id }) => id),
    });
  }
};

/** What happens to classes during a year: electives, some students changing batch, some finishing early. */
export const loadClasses = async (api: ApiClient, batches: readonly LoadedBatch[]): Promise<void> => {
  const find = (grade: number, section: string): LoadedBatch | undefined =>
    batches.find((batch) => batch.grade === grade && batch.section === section);
  const [elective, from, to, last] = [find(10, 'A'), find(3, 'A'), find(3, 'B'), find(12, 'B')];
  for (const detail of [
    { name: 'Bus stop', inputType: 'TEXT', priority: 1 },
    {
      name: 'House',
      inputType: 'SELECT_ONE',
      priority: 2,
      options: ['Jinnah', 'Iqbal', 'Sir Syed', 'Liaquat'].map((label) => ({ label })),
    },
  ]) {
    await api.post('setup/v1/AdditionalDetails/save', { ownerEntity: 'STUDENT', ...detail });
  }
  if (elective) await loadElectives(api, elective);
  if (from && to) {
    const moved = (await studentsOf(api, from)).slice(0, 3);
    const note = 'Parents asked for the other section';
    const transfer = { fromBatch: from.id, toBatch: to.id, note, items: items(moved) };
    await api.post('setup/v1/BatchTransfer/save', transfer);
  }
  if (last) {
    const graduates = (await studentsOf(api, last)).slice(0, 2);
    const description = 'Finished early, with distinction';
    await api.post('setup/v1/Graduate/save', { batch: last.id, description, items: items(graduates) });
  }
};
