import { addDays } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import { characterCertificate, sportsCertificate, sportsStyle } from './papers.ts';
import { demoFamily } from './students.ts';

interface Student extends Saved {
  readonly batch: number;
}

const yearly = { resetYearly: true, numberDigits: 4 } as const;

const studentsOf = (api: ApiClient, batch: number): Promise<readonly Student[]> => {
  const filter = encodeURIComponent(JSON.stringify({ status: 'ACTIVE', batch }));
  const asked = 'fields=["batch"]&sort=["id","ASC"]&range=[0,99]';
  return api.get(`setup/v1/studentEntity/getall?filter=${filter}&${asked}`);
};

/** Students and parents who sign in find documents of their own. */
const ownStudent = async (api: ApiClient, batch: number): Promise<number | undefined> => {
  const { student: firstName, name: lastName } = demoFamily;
  const filter = encodeURIComponent(JSON.stringify({ firstName, lastName, batch }));
  const [student] = await api.get<readonly Saved[]>(
    `setup/v1/studentEntity/getall?filter=${filter}&range=[0,0]`,
  );
  return student?.id;
};

const addTemplates = async (api: ApiClient) => {
  const save = async (base: string, values: object): Promise<number> =>
    (await api.post<Saved>(`setup/v1/${base}/save`, values)).id;
  const bonafide = await save('CertificateTemplates', {
    name: 'Bonafide certificate',
    numberPrefix: 'BON/{YEAR}/',
    ...yearly,
  });
  const usual = await api.get<{ readonly style: string }>(`setup/v1/CertificateTemplates/get/${bonafide}`);
  return {
    bonafide,
    character: await save('CertificateTemplates', {
      name: 'Character certificate',
      body: characterCertificate,
      style: usual.style,
      numberPrefix: 'CHA/{YEAR}/',
      ...yearly,
    }),
    sports: await save('CertificateTemplates', {
      name: 'Sports certificate',
      paper: 'A4-landscape',
      body: sportsCertificate,
      style: sportsStyle,
      numberPrefix: 'SPO/{YEAR}/',
      ...yearly,
    }),
    employment: await save('CertificateTemplates', {
      name: 'Certificate of employment',
      userType: 'EMPLOYEE',
      numberPrefix: 'EMP/{YEAR}/',
      ...yearly,
    }),
    studentCard: await save('IdCardTemplates', { name: 'Student card', numberPrefix: 'S{YEAR}-', ...yearly }),
    staffCard: await save('IdCardTemplates', {
      name: 'Employee card',
      userType: 'EMPLOYEE',
      validityMonths: 36,
      numberPrefix: 'E-',
    }),
    transfer: await save('TcTemplates', { name: 'Transfer certificate of the board', current: true }),
  };
};

type Templates = Awaited<ReturnType<typeof addTemplates>>;

/** Bonafide certificates of recent weeks, one of them lost and one issued by mistake. */
const issueCertificates = async (
  api: ApiClient,
  { bonafide, character, sports, employment }: Templates,
  students: readonly number[],
  teacher: number | undefined,
  today: string,
): Promise<void> => {
  const base = 'setup/v1/GeneratedCertificates';
  const purposes = ['a visa', 'a bank account', 'a scholarship', 'a travel card'];
  const made: number[] = [];
  for (const [at, student] of students.slice(0, 6).entries()) {
    const template = at === 5 ? character : bonafide;
    const { id } = await api.post<Saved>(`${base}/save`, {
      template,
      student,
      issueDate: addDays(today, -20 + at * 3),
      purpose: at === 5 ? null : purposes[at % purposes.length],
    });
    made.push(id);
  }
  await api.post(`${base}/action/duplicate`, { ids: [made[1]], input: {} });
  await api.post(`${base}/transition/cancel/${made[3]}`, { cancelReason: 'Written for the wrong year' });
  await api.post('setup/v1/CertificateRuns/save', {
    template: sports,
    students: students.slice(1, 5),
    issueDate: addDays(today, -4),
    remarks: 'for the first place in the relay race of the annual sports day',
  });
  if (teacher === undefined) return;
  const forVisa = { userType: 'EMPLOYEE', template: employment, employee: teacher, purpose: 'a visa' };
  await api.post(`${base}/save`, { ...forVisa, issueDate: addDays(today, -9) });
};

/** Cards for a class and some colleagues; one was lost and replaced. */
const issueCards = async (
  api: ApiClient,
  { studentCard, staffCard }: Templates,
  {
    batch,
    lost,
    people,
    today,
  }: { batch: number; lost: number | undefined; people: readonly number[]; today: string },
): Promise<void> => {
  const issueDate = addDays(today, -60);
  await api.post('setup/v1/IdCardRuns/save', { template: studentCard, batches: [batch], issueDate });
  const staff = { userType: 'EMPLOYEE', template: staffCard, employees: people, issueDate };
  await api.post('setup/v1/IdCardRuns/save', staff);
  if (lost === undefined) return;
  const filter = encodeURIComponent(JSON.stringify({ student: lost, status: 'ACTIVE' }));
  const [card] = await api.get<readonly Saved[]>(
    `setup/v1/GeneratedIdCards/getall?filter=${filter}&range=[0,0]`,
  );
  if (!card) return;
  await api.post(`setup/v1/GeneratedIdCards/transition/lose/${card.id}`, { endReason: 'Lost on the bus' });
  const again = { template: studentCard, student: lost, issueDate: addDays(today, -12) };
  await api.post('setup/v1/GeneratedIdCards/save', again);
};

const isClear = async (api: ApiClient, student: number): Promise<boolean> => {
  const { rows } = await api.get<{ readonly rows: readonly { readonly state: string }[] }>(
    `setup/v1/view/leavingClearance?student=${student}`,
  );
  return rows.every(({ state }) => state === 'Clear');
};

/** One student has left with a certificate, another one is about to. */
const writeTransfers = async (api: ApiClient, students: readonly number[], today: string): Promise<void> => {
  const base = 'setup/v1/TransferCertificate';
  const about = {
    leavingDate: addDays(today, -3),
    leavingReason: 'The family moves to Karachi',
    lastResult: 'Midterm examination, passed',
    activities: 'Cricket, debating',
  };
  const [waiting, ...others] = students;
  await api.post(`${base}/save`, { ...about, student: waiting });
  for (const student of others) {
    if (!(await isClear(api, student))) continue;
    const { id } = await api.post<Saved>(`${base}/save`, { ...about, student });
    await api.post(`${base}/transition/issue/${id}`, { issuedOn: today });
    return;
  }
};

/** Templates and documents of a school that has used them for months. */
export const loadPapers = async (
  api: ApiClient,
  batches: readonly LoadedBatch[],
  people: readonly Saved[],
  today: string,
): Promise<void> => {
  const { grade, section } = demoFamily;
  const home = batches.find((batch) => batch.grade === grade && batch.section === section);
  const other = batches.find((batch) => batch.grade === grade && batch.section !== section);
  if (!home || !other) return;
  const templates = await addTemplates(api);
  const own = await ownStudent(api, home.id);
  const class_ = (await studentsOf(api, home.id)).map(({ id }) => id).filter((id) => id !== own);
  const students = [...(own === undefined ? [] : [own]), ...class_];
  const staff = people.slice(0, 12).map(({ id }) => id);
  await issueCertificates(api, templates, students, staff[0], today);
  await issueCards(api, templates, { batch: home.id, lost: class_[2], people: staff, today });
  const elsewhere = (await studentsOf(api, other.id)).slice(-1).map(({ id }) => id);
  const graduated = encodeURIComponent(JSON.stringify({ status: 'GRADUATED' }));
  const former = await api.get<readonly Saved[]>(
    `setup/v1/studentEntity/getall?filter=${graduated}&sort=["id","ASC"]&range=[0,9]`,
  );
  await writeTransfers(api, [...elsewhere, ...former.map(({ id }) => id)], today);
};
