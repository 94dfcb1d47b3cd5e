import { addDays } from '@school/domain';
import { demoFamiliesWhoAsked, demoOpenings, type DemoStage } from './admissions.ts';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import type { LoadedEmployee } from './load-people.ts';

interface Loading {
  readonly api: ApiClient;
  readonly today: string;
  readonly batches: readonly LoadedBatch[];
  readonly interviewer: number | undefined;
}
type Family = (typeof demoFamiliesWhoAsked)[number];

const enquiries = 'setup/v1/ApplicantEnquiry';
const applicants = 'setup/v1/Applicant';

const loadOpenings = async (api: ApiClient, today: string): Promise<readonly number[]> => {
  const courses = await api.get<readonly (Saved & { sortOrder: number })[]>('setup/v1/Class/getall');
  const years = await api.get<readonly (Saved & { name: string })[]>('setup/v1/AcademicSetup/getall');
  const ids: number[] = [];
  for (const { grade, year, ...terms } of demoOpenings) {
    const { id } = await api.post<Saved>('setup/v1/RegistrationCourse/save', {
      ...terms,
      course: courses.find(({ sortOrder }) => sortOrder === grade)?.id,
      academicYear: years.find(({ name }) => name === year)?.id,
      openFrom: addDays(today, -60),
      openTo: addDays(today, 60),
    });
    ids.push(id);
  }
  return ids;
};

/** Takes an application as far as it has progressed, using the office's transitions. */
const takeTo = async (stage: DemoStage, id: number, place: number, loading: Loading): Promise<void> => {
  const { api, today, batches, interviewer } = loading;
  const move = (name: string, asked: object = {}): Promise<unknown> =>
    api.post(`${applicants}/transition/${name}/${id}`, asked);
  const reaches = (...stages: readonly DemoStage[]): boolean => stages.includes(stage);
  if (!reaches('PENDING')) {
    const input = { paidOn: today, paymentMode: 'CASH' };
    await api.post(`${applicants}/action/payFee`, { ids: [id], input });
  }
  if (reaches('INTERVIEW', 'ASSESSED', 'OFFERED', 'ADMITTED', 'WAITING')) {
    await move('invite', { interviewAt: `${addDays(today, place + 1)}T04:30:00Z`, interviewer });
  }
  if (reaches('ASSESSED', 'OFFERED', 'ADMITTED', 'WAITING')) {
    const score = `${60 + ((place * 7) % 36)}.00`;
    await move('assess', { isCleared: true, score, interviewNote: 'Follows a story and tells it again' });
  }
  if (reaches('OFFERED', 'ADMITTED')) await move('offer', { offeredUntil: addDays(today, 14) });
  if (reaches('WAITING')) await move('wait');
  if (reaches('DISCARDED')) await move('discard', { discardReason: 'The family has moved away' });
  if (reaches('ADMITTED')) {
    const batch = batches.find(({ grade, section }) => grade === 9 && section === 'C')?.id;
    await move('admit', { batch, admittedOn: today });
  }
};

const loadEnquiry = async (
  family: Family,
  place: number,
  opening: number | undefined,
  loading: Loading,
): Promise<number> => {
  const { api, today } = loading;
  const relation = await relationOf(api);
  const { id } = await api.post<Saved>(`${enquiries}/save`, {
    opening,
    firstName: family.child,
    lastName: family.family,
    gender: family.gender,
    dateOfBirth: family.born,
    guardianName: `${family.parent} ${family.family}`,
    relation,
    mobile: `+92 301 ${String(5_550_100 + place)}`,
    source: family.source,
    askedOn: addDays(today, -3 - place),
  });
  if (place % 4 !== 1) {
    const input = { mode: 'CALL', note: 'Asked about fees and the bus', nextOn: addDays(today, place % 3) };
    await api.post(`${enquiries}/action/noteContact`, { ids: [id], input });
  }
  return id;
};

const relationOf = async (api: ApiClient): Promise<number | undefined> => {
  const filter = encodeURIComponent(JSON.stringify({ listKey: 'RELATION' }));
  const [first] = await api.get<readonly Saved[]>(
    `setup/v1/genericCodes/getall?filter=${filter}&range=[0,0]`,
  );
  return first?.id;
};

/** The documents required of everyone: those of one child are complete. */
const loadPapers = async (api: ApiClient, owner: object, isComplete: boolean): Promise<void> => {
  const filter = encodeURIComponent(JSON.stringify({ isRequired: true, courses_empty: true }));
  const asked = await api.get<readonly Saved[]>(`setup/v1/StudentDocumentCategories/getall?filter=${filter}`);
  for (const { id } of isComplete ? asked : asked.slice(0, 1)) {
    await api.post('setup/v1/StudentDocument/save', { ...owner, category: id, isOriginal: true });
  }
};

/** Some documents of current students, so that some are missing. */
const loadPapersOfStudents = async (api: ApiClient, batches: readonly LoadedBatch[]): Promise<void> => {
  const batch = batches.find(({ grade, section }) => grade === 9 && section === 'A');
  const filter = encodeURIComponent(JSON.stringify({ batch: batch?.id }));
  const students = await api.get<readonly Saved[]>(
    `setup/v1/studentEntity/getall?filter=${filter}&range=[0,9]`,
  );
  for (const [at, { id }] of students.entries()) await loadPapers(api, { student: id }, at % 3 !== 0);
};

/** Families asking for a place, and the outcome. */
export const loadAdmissions = async (
  api: ApiClient,
  batches: readonly LoadedBatch[],
  people: readonly LoadedEmployee[],
  today: string,
): Promise<void> => {
  const openings = await loadOpenings(api, today);
  const interviewer = people.find(({ position }) => position.endsWith('Teacher'))?.id;
  const loading: Loading = { api, today, batches, interviewer };
  for (const [place, family] of demoFamiliesWhoAsked.entries()) {
    const opening = openings[family.at];
    const enquiry = await loadEnquiry(family, place, opening, loading);
    if (!('stage' in family)) continue;
    const asked = { opening, dateOfBirth: family.born, gender: family.gender };
    const { applicant } = await api.post<{ applicant: number }>(
      `${enquiries}/transition/apply/${enquiry}`,
      asked,
    );
    await loadPapers(api, { applicant }, place % 2 !== 0);
    await takeTo(family.stage, applicant, place, loading);
  }
  await loadPapersOfStudents(api, batches);
};
