import { createHash } from 'node:crypto';
import type { Connection } from '../../platform/database/database.ts';
import { linkedExams, mappingsOf, type Mapping } from './mapping.store.ts';
import type {
  LearnConnection,
  ToldBatch,
  ToldEnrolment,
  ToldKind,
  ToldSubject,
  ToldUser,
} from './platforms/platform.ts';
import { platformUsername } from './platforms/username.ts';
import { platforms } from './platforms/platforms.ts';
import {
  batchesTaught,
  enrolmentsOf,
  peopleOf,
  studentAccounts,
  studentsGone,
  subjectsOf,
  type WantedPerson,
} from './wanted.store.ts';

/** What a synchronisation covers. */
export interface Scope {
  readonly users: boolean;
  readonly courses: boolean;
  readonly enrolments: boolean;
  readonly grades: boolean;
  /** Empty: all currently taught. */
  readonly batches: readonly number[];
}

export type StepKind = ToldKind | 'EXAM';
export type StepAction = 'CREATE' | 'UPDATE' | 'SUSPEND' | 'DELETE' | 'GRADE_PULL';

/** One thing to send to the platform, or to request from it. */
export interface Step {
  readonly kind: StepKind;
  readonly localId: string;
  readonly name: string;
  readonly action: StepAction;
  readonly checksum: string | null;
  readonly sent: object;
}

/** What there is to do for one kind. */
export interface Figures {
  readonly kind: StepKind;
  readonly create: number;
  readonly update: number;
  readonly suspend: number;
  readonly remove: number;
  readonly fetch: number;
  readonly skip: number;
  readonly leftOut: number;
}

export interface Plan {
  readonly steps: readonly Step[];
  readonly figures: readonly Figures[];
}

/** Something that should be on the platform, or should not be. */
interface Wanted {
  readonly localId: string;
  readonly name: string;
  readonly sent: object;
  readonly gone?: boolean;
}

export const checksumOf = (sent: object): string =>
  createHash('sha256').update(JSON.stringify(sent)).digest('hex');

const actionFor = (
  { gone = false }: Wanted,
  isKnown: boolean,
  policy: LearnConnection['unenrolPolicy'],
): StepAction => {
  if (!isKnown) return 'CREATE';
  if (!gone) return 'UPDATE';
  return policy === 'REMOVE' ? 'DELETE' : 'SUSPEND';
};

/** The difference between what should be on the platform and what was last sent to it. */
const compare = (
  kind: ToldKind,
  wanted: readonly Wanted[],
  known: ReadonlyMap<string, Mapping>,
  policy: LearnConnection['unenrolPolicy'],
): { readonly steps: Step[]; readonly skip: number } => {
  let skip = 0;
  const steps: Step[] = [];
  for (const one of wanted) {
    const mapping = known.get(one.localId);
    const checksum = checksumOf(one.sent);
    const action = actionFor(one, mapping !== undefined, policy);
    if (mapping?.checksum === checksum && action !== 'DELETE') skip += 1;
    else steps.push({ kind, localId: one.localId, name: one.name, action, checksum, sent: one.sent });
  }
  return { steps, skip };
};

const countOf = (steps: readonly Step[], action: StepAction): number =>
  steps.filter((step) => step.action === action).length;

const figuresOf = (kind: StepKind, steps: readonly Step[], skip: number, leftOut: number): Figures => ({
  kind,
  create: countOf(steps, 'CREATE'),
  update: countOf(steps, 'UPDATE'),
  suspend: countOf(steps, 'SUSPEND'),
  remove: countOf(steps, 'DELETE'),
  fetch: countOf(steps, 'GRADE_PULL'),
  skip,
  leftOut,
});

/** Names a school's records permanently, even if several schools share a platform. */
type KeyOf = (kind: string, id: string) => string;

const personOf = (person: WantedPerson, key: KeyOf, gone: boolean): Wanted => {
  const { id, username, firstName, lastName, email, teaches } = person;
  const localId = String(id);
  const sent: ToldUser = {
    key: key('user', localId),
    username,
    firstName,
    lastName,
    email,
    teaches,
    suspended: gone,
  };
  return { localId, name: `${firstName} ${lastName}`.replace(/ \.$/, ''), sent, ...(gone ? { gone } : {}) };
};

interface Planning {
  readonly database: Connection;
  readonly connection: LearnConnection;
  readonly batches: readonly number[];
  readonly key: KeyOf;
}

interface Part {
  readonly steps: readonly Step[];
  readonly figures: Figures;
}

/** A person without an email address gets one in the school's configured domain, if the platform requires one. */
const withMail = (person: WantedPerson, { platform, mailDomain }: LearnConnection): WantedPerson =>
  person.email === '' && mailDomain !== '' && platforms[platform]?.needsEmail === true
    ? { ...person, email: `${platformUsername(person.username)}@${mailDomain}` }
    : person;

const planUsers = async ({ database, connection, batches, key }: Planning): Promise<Part> => {
  const { unenrolPolicy: policy, platform } = connection;
  const people = (await peopleOf(database, batches)).map((person) => withMail(person, connection));
  const gone = policy === 'KEEP' ? [] : await studentsGone(database);
  const known = await mappingsOf(database, 'USER', null);
  const needsEmail = platforms[platform]?.needsEmail === true;
  const able = people.filter(({ id, email }) => !needsEmail || email !== '' || known.has(String(id)));
  const wanted = [
    ...able.map((person) => personOf(person, key, false)),
    ...gone.map((person) => personOf(withMail(person, connection), key, true)),
  ];
  const { steps, skip } = compare('USER', wanted, known, policy);
  return { steps, figures: figuresOf('USER', steps, skip, people.length - able.length) };
};

const planBatches = async ({ database, batches, connection, key }: Planning): Promise<Part> => {
  const taught = await batchesTaught(database, batches);
  const wanted = taught.map(({ id, name }) => {
    const sent: ToldBatch = { key: key('batch', String(id)), name };
    return { localId: String(id), name, sent };
  });
  const known = await mappingsOf(database, 'BATCH', null);
  const { steps, skip } = compare('BATCH', wanted, known, connection.unenrolPolicy);
  return { steps, figures: figuresOf('BATCH', steps, skip, 0) };
};

const planSubjects = async ({ database, batches, connection, key }: Planning): Promise<Part> => {
  const taught = await subjectsOf(database, batches);
  const wanted = taught.map(({ id, name, code, batch, label }) => {
    const sent: ToldSubject = {
      key: key('subject', String(id)),
      name: `${name} – ${label}`,
      shortName: `${label} ${code} ${id}`,
      batch: String(batch),
    };
    return { localId: String(id), name: sent.name, sent };
  });
  const known = await mappingsOf(database, 'SUBJECT', null);
  const { steps, skip } = compare('SUBJECT', wanted, known, connection.unenrolPolicy);
  return { steps, figures: figuresOf('SUBJECT', steps, skip, 0) };
};

const toldEnrolment = (
  { user, subject, teaches }: { readonly user: string; readonly subject: string; readonly teaches: boolean },
  key: KeyOf,
  suspended: boolean,
): ToldEnrolment => ({ key: key('enrolment', `${user}-${subject}`), user, subject, teaches, suspended });

/** Enrolments on the platform of students who no longer take the subject. */
const enrolmentsGone = async (
  { database, batches, key }: Planning,
  wanted: ReadonlySet<string>,
  known: ReadonlyMap<string, Mapping>,
): Promise<readonly Wanted[]> => {
  const subjects = new Set((await subjectsOf(database, batches)).map(({ id }) => String(id)));
  const lost = [...known.values()].flatMap(({ localId, name }) => {
    const [user = '', subject = ''] = localId.split('/');
    return subjects.has(subject) && !wanted.has(localId) ? [{ localId, name, user, subject }] : [];
  });
  const students = await studentAccounts(
    database,
    lost.map(({ user }) => Number(user)),
  );
  return lost
    .filter(({ user }) => students.has(Number(user)))
    .map(({ localId, name, user, subject }) => ({
      localId,
      name,
      sent: toldEnrolment({ user, subject, teaches: false }, key, true),
      gone: true,
    }));
};

const planEnrolments = async (planning: Planning, coming: ReadonlySet<string>): Promise<Part> => {
  const { database, batches, connection, key } = planning;
  const known = await mappingsOf(database, 'ENROLMENT', null);
  const users = await mappingsOf(database, 'USER', null);
  const rows = await enrolmentsOf(database, batches);
  const all = rows.map((row) => ({ ...row, localId: `${row.user}/${row.subject}` }));
  const able = all.filter(({ user }) => users.has(String(user)) || coming.has(String(user)));
  const wanted: readonly Wanted[] = able.map(({ user, subject, teaches, localId, name }) => ({
    localId,
    name,
    sent: toldEnrolment({ user: String(user), subject: String(subject), teaches }, key, false),
  }));
  const gone =
    connection.unenrolPolicy === 'KEEP'
      ? []
      : await enrolmentsGone(planning, new Set(all.map(({ localId }) => localId)), known);
  const { steps, skip } = compare('ENROLMENT', [...wanted, ...gone], known, connection.unenrolPolicy);
  return { steps, figures: figuresOf('ENROLMENT', steps, skip, all.length - able.length) };
};

const planExams = async (database: Connection, chosen: readonly number[] | null): Promise<Part> => {
  const steps = (await linkedExams(database, chosen)).map(({ exam, name }): Step => ({
    kind: 'EXAM',
    localId: String(exam),
    name,
    action: 'GRADE_PULL',
    checksum: null,
    sent: {},
  }));
  return { steps, figures: figuresOf('EXAM', steps, 0, 0) };
};

/**
 * What a synchronisation would have to do: what is on the platform as it is here is skipped. Teachers are never suspended
 * or removed, whatever the policy says.
 */
export const planSync = async (
  database: Connection,
  institute: string,
  connection: LearnConnection,
  scope: Scope,
): Promise<Plan> => {
  const chosen = scope.batches.length > 0 ? scope.batches : null;
  const batches = (await batchesTaught(database, chosen)).map(({ id }) => id);
  const key: KeyOf = (kind, id) => `${institute}-${kind}-${id}`;
  const planning: Planning = { database, connection, batches, key };
  const parts: Part[] = [];
  if (scope.users) parts.push(await planUsers(planning));
  const coming = new Set(
    parts.flatMap(({ steps }) => steps.flatMap((step) => (step.action === 'CREATE' ? [step.localId] : []))),
  );
  if (scope.courses) parts.push(await planBatches(planning), await planSubjects(planning));
  if (scope.enrolments) parts.push(await planEnrolments(planning, coming));
  if (scope.grades) parts.push(await planExams(database, chosen));
  return { steps: parts.flatMap(({ steps }) => steps), figures: parts.map(({ figures }) => figures) };
};
