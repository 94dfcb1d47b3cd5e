import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

const system = { system: true } as const;
/** Leavers read at a time. */
const page = 1000;

const ids = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Leavers after those already read, page after page: a school has more than one read returns. */
const leavers = async (input: RecordValues, before: number, work: Work): Promise<readonly RecordValues[]> => {
  const [courses, batches] = [ids(input['courses']), ids(input['batches'])];
  return work.records.list(work, 'student', {
    filter: {
      archived: false,
      status_in: ['GRADUATED', 'LEFT'],
      ...(courses.length > 0 ? { 'batch.course_in': courses } : {}),
      ...(batches.length > 0 ? { batch_in: batches } : {}),
      ...(typeof input['leftFrom'] === 'string' ? { leavingDate_gte: input['leftFrom'] } : {}),
    },
    sort: [['id', 'ASC']],
    range: [before, before + page - 1],
    ...system,
  });
};

/** What is known of a student on leaving, as an entry of the register. */
const entryOf = (student: RecordValues, taken: ReadonlySet<string>): RecordValues => {
  const email = typeof student['email'] === 'string' ? student['email'].toLowerCase() : '';
  const middle = student['middleName'] ? ` ${String(student['middleName'])}` : '';
  return {
    student: student['id'],
    firstName: `${String(student['firstName'])}${middle}`.slice(0, 60),
    lastName: student['lastName'] == null ? null : String(student['lastName']).slice(0, 60),
    passingYear: Number(String(student['leavingDate'] ?? student['updatedAt']).slice(0, 4)),
    course: student['course'],
    batch: student['batch'],
    admissionNumber: student['admissionNumber'],
    // Siblings share addresses; the register has each once.
    email: email === '' || taken.has(email) ? null : email,
    phone: student['mobile'],
    country: student['country'],
  };
};

/** Every e-mail address and student in the register. */
const known = async (work: Work) => {
  const rows = await work.records.list(work, 'alumni', {
    fields: ['student', 'email'],
    most: 100_000,
    ...system,
  });
  return {
    students: new Set(rows.map(({ student }) => student)),
    addresses: new Set(rows.map(({ email }) => String(email ?? '').toLowerCase())),
  };
};

const takeOver = async (student: RecordValues, addresses: Set<string>, work: Work): Promise<void> => {
  const entry = entryOf(student, addresses);
  await work.records.create({ ...work, system: true }, 'alumni', [entry], { ...system, asWritten: true });
  if (typeof entry['email'] === 'string') addresses.add(entry['email']);
};

/** The register of former students: each leaver is added once (ALM-1), and can be reached in some way. */
export const alumniBehaviour: Behaviour = {
  createsApart: true,
  beforeSave: (input, current, work) => {
    const row = { ...current, ...input };
    if (work.system || row['email'] || row['phone']) return input;
    throw invalidField('email', 'NO_ADDRESS', 'Enter an e-mail address or a phone number.');
  },
  actions: {
    takeOver: async (_rows, input, work) => {
      const there = await known(work);
      const done = { made: 0, known: 0 };
      let found: readonly RecordValues[] = [];
      do {
        found = await leavers(input, done.made + done.known, work);
        const fresh = found.filter(({ id }) => !there.students.has(id));
        for (const student of fresh) await takeOver(student, there.addresses, work);
        done.made += fresh.length;
        done.known += found.length - fresh.length;
      } while (found.length === page);
      return done;
    },
  },
};
