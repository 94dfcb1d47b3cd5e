import type {
  LearnPlatform,
  Outcome,
  RemoteIds,
  Speaking,
  Told,
  ToldBatch,
  ToldEnrolment,
  ToldSubject,
  ToldUser,
} from './platform.ts';
import { moodleCall, type MoodleValue } from './moodle-call.ts';
import { Refused } from './stopped.ts';
import { platformUsername } from './username.ts';
import { isValues, textIn, valuesIn, type Values } from './values.ts';

/** Functions that the token's service must have. */
const needed = [
  'core_webservice_get_site_info',
  'core_user_get_users_by_field',
  'core_user_create_users',
  'core_user_update_users',
  'core_user_delete_users',
  'core_course_get_categories',
  'core_course_create_categories',
  'core_course_update_categories',
  'core_course_get_courses_by_field',
  'core_course_create_courses',
  'core_course_update_courses',
  'enrol_manual_enrol_users',
  'enrol_manual_unenrol_users',
  'gradereport_user_get_grade_items',
] as const;

/** What Moodle did not do, by the item's number there. */
const warned = (answer: unknown): ReadonlyMap<string, string> =>
  new Map(
    valuesIn(isValues(answer) ? answer['warnings'] : undefined).map((warning) => [
      textIn(warning['itemid']),
      textIn(warning['message']) || textIn(warning['warningcode']),
    ]),
  );

const refused = (localId: string, said: string): Outcome => ({ localId, problem: 'REFUSED', said });

interface Placed<T> {
  readonly one: Told<T>;
  readonly id: string;
}

const outcomesOf = <T>(placed: readonly Placed<T>[], problems: ReadonlyMap<string, string>): Outcome[] =>
  placed.map(({ one: { localId }, id }) => {
    const problem = problems.get(id);
    return problem === undefined ? { localId, remoteId: id } : refused(localId, problem);
  });

/** Items that exist there, by the number they are known to have or by their key. */
const placedBy = <T extends { readonly key: string }>(
  told: readonly Told<T>[],
  byKey: ReadonlyMap<string, string>,
): { readonly there: Placed<T>[]; readonly missing: Told<T>[] } => {
  const there: Placed<T>[] = [];
  const missing: Told<T>[] = [];
  for (const one of told) {
    const id = one.remoteId ?? byKey.get(one.sent.key);
    if (id === undefined) missing.push(one);
    else there.push({ one, id });
  }
  return { there, missing };
};

const idsByKey = (rows: readonly Values[]): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => [textIn(row['idnumber']), textIn(row['id'])]));

const usersThere = async (told: readonly Told<ToldUser>[], speaking: Speaking) => {
  const keys = told.flatMap(({ remoteId, sent }) => (remoteId === null ? [sent.key] : []));
  if (keys.length === 0) return new Map<string, string>();
  const values = { field: 'idnumber', values: keys };
  return idsByKey(valuesIn(await moodleCall(speaking, 'core_user_get_users_by_field', values)));
};

const createUsers = async (told: readonly Told<ToldUser>[], speaking: Speaking): Promise<Outcome[]> => {
  if (told.length === 0) return [];
  const users = told.map(({ sent }) => ({
    username: platformUsername(sent.username),
    createpassword: 1,
    auth: 'manual',
    firstname: sent.firstName,
    lastname: sent.lastName,
    email: sent.email,
    idnumber: sent.key,
  }));
  const made = valuesIn(await moodleCall(speaking, 'core_user_create_users', { users }));
  const byName = new Map(made.map((row) => [textIn(row['username']), textIn(row['id'])]));
  return told.map(({ localId, sent }) => {
    const remoteId = byName.get(platformUsername(sent.username));
    return remoteId === undefined ? refused(localId, 'core_user_create_users') : { localId, remoteId };
  });
};

const updateUsers = async (placed: readonly Placed<ToldUser>[], speaking: Speaking): Promise<Outcome[]> => {
  if (placed.length === 0) return [];
  const users = placed.map(({ id, one: { sent } }) => ({
    id,
    firstname: sent.firstName,
    lastname: sent.lastName,
    ...(sent.email === '' ? {} : { email: sent.email }),
    idnumber: sent.key,
    suspended: sent.suspended ? 1 : 0,
  }));
  const answer = await moodleCall(speaking, 'core_user_update_users', { users });
  return outcomesOf(placed, warned(answer));
};

const tellUsers = async (told: readonly Told<ToldUser>[], speaking: Speaking): Promise<Outcome[]> => {
  const gone = told.filter(({ removed }) => removed);
  const kept = told.filter(({ removed }) => !removed);
  const { there, missing } = placedBy(kept, await usersThere(kept, speaking));
  const removed = gone.flatMap((one) => (one.remoteId === null ? [] : [{ one, id: one.remoteId }]));
  if (removed.length > 0)
    await moodleCall(speaking, 'core_user_delete_users', { userids: removed.map(({ id }) => id) });
  return [
    ...outcomesOf(removed, new Map()),
    ...(await createUsers(missing, speaking)),
    ...(await updateUsers(there, speaking)),
  ];
};

/** What one kind of item is called in Moodle's functions. */
interface Thing<T> {
  readonly find: string;
  readonly ask: (key: string) => Readonly<Record<string, MoodleValue>>;
  readonly rows: (answer: unknown) => readonly Values[];
  readonly list: string;
  readonly create: string;
  readonly update: string;
  readonly form: (sent: T) => Readonly<Record<string, MoodleValue>>;
}

/** Creates or changes items that are looked up one by one, by the number that the school assigns. */
const tellThings = async <T extends { readonly key: string }>(
  told: readonly Told<T>[],
  speaking: Speaking,
  thing: Thing<T>,
): Promise<Outcome[]> => {
  const found = new Map<string, string>();
  for (const { remoteId, sent } of told) {
    if (remoteId !== null) continue;
    const rows = thing.rows(await moodleCall(speaking, thing.find, thing.ask(sent.key)));
    const [id] = rows.map((row) => textIn(row['id'])).filter(Boolean);
    if (id !== undefined) found.set(sent.key, id);
  }
  const { there, missing } = placedBy(told, found);
  const outcomes: Outcome[] = [];
  if (missing.length > 0) {
    const forms = missing.map(({ sent }) => ({ ...thing.form(sent), idnumber: sent.key }));
    const made = valuesIn(await moodleCall(speaking, thing.create, { [thing.list]: forms }));
    outcomes.push(
      ...missing.map(({ localId }, place) => {
        const remoteId = textIn(made[place]?.['id']);
        return remoteId === '' ? refused(localId, thing.create) : { localId, remoteId };
      }),
    );
  }
  if (there.length > 0) {
    const forms = there.map(({ id, one }) => ({ id, ...thing.form(one.sent), idnumber: one.sent.key }));
    const answer = await moodleCall(speaking, thing.update, { [thing.list]: forms });
    outcomes.push(...outcomesOf(there, warned(answer)));
  }
  return outcomes;
};

const tellBatches = (told: readonly Told<ToldBatch>[], speaking: Speaking): Promise<Outcome[]> =>
  tellThings(told, speaking, {
    find: 'core_course_get_categories',
    ask: (value) => ({ criteria: [{ key: 'idnumber', value }], addsubcategories: 0 }),
    rows: valuesIn,
    list: 'categories',
    create: 'core_course_create_categories',
    update: 'core_course_update_categories',
    form: ({ name }) => ({ name, parent: speaking.connection.category }),
  });

const tellSubjects = (
  told: readonly Told<ToldSubject>[],
  speaking: Speaking,
  ids: RemoteIds,
): Promise<Outcome[]> =>
  tellThings(told, speaking, {
    find: 'core_course_get_courses_by_field',
    ask: (value) => ({ field: 'idnumber', value }),
    rows: (answer) => valuesIn(isValues(answer) ? answer['courses'] : undefined),
    list: 'courses',
    create: 'core_course_create_courses',
    update: 'core_course_update_courses',
    form: ({ name, shortName, batch }) => ({
      fullname: name,
      shortname: shortName,
      categoryid: ids('BATCH', batch) ?? speaking.connection.category,
    }),
  });

const tellEnrolments = async (
  told: readonly Told<ToldEnrolment>[],
  speaking: Speaking,
  ids: RemoteIds,
): Promise<Outcome[]> => {
  const { studentRole, teacherRole } = speaking.connection;
  const outcomes: Outcome[] = [];
  const known: {
    readonly localId: string;
    readonly removed: boolean;
    readonly form: Readonly<Record<string, MoodleValue>>;
  }[] = [];
  for (const { localId, removed, sent } of told) {
    const [userid, courseid] = [ids('USER', sent.user), ids('SUBJECT', sent.subject)];
    if (userid === undefined || courseid === undefined)
      // When an account goes, its enrolments go too.
      outcomes.push(removed ? { localId, remoteId: localId } : { localId, problem: 'NOT_THERE', said: null });
    else {
      const roleid = sent.teaches ? teacherRole : studentRole;
      known.push({ localId, removed, form: { roleid, userid, courseid } });
      outcomes.push({ localId, remoteId: `${userid}/${courseid}` });
    }
  }
  const suspended = new Map(told.map(({ localId, sent }) => [localId, sent.suspended]));
  const kept = known.filter(({ removed }) => !removed);
  const gone = known.filter(({ removed }) => removed);
  if (kept.length > 0)
    await moodleCall(speaking, 'enrol_manual_enrol_users', {
      enrolments: kept.map(({ localId, form }) => ({ ...form, suspend: suspended.get(localId) ? 1 : 0 })),
    });
  if (gone.length > 0)
    await moodleCall(speaking, 'enrol_manual_unenrol_users', { enrolments: gone.map(({ form }) => form) });
  return outcomes;
};

/** A Moodle number as a decimal string: an integer or a few decimals, never 1e-7. */
const decimalIn = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? value.toFixed(5) : textIn(value);

/**
 * Moodle through its web services: accounts, a category for each batch, a course for each subject of a batch, manual
 * enrolments, marks of grade items.
 */
export const moodle: LearnPlatform = {
  needsEmail: true,
  facts: async (speaking) => {
    const answer = await moodleCall(speaking, 'core_webservice_get_site_info');
    const facts = isValues(answer) ? answer : {};
    const may = new Set(valuesIn(facts['functions']).map((row) => textIn(row['name'])));
    return {
      site: textIn(facts['sitename']),
      version: textIn(facts['release']) || null,
      missing: needed.filter((name) => !may.has(name)),
    };
  },
  users: tellUsers,
  batches: tellBatches,
  subjects: tellSubjects,
  enrolments: tellEnrolments,
  grades: async (place, speaking) => {
    const [courseid = '', item = ''] = place.split('/');
    if (item === '') throw new Refused(place);
    const answer = await moodleCall(speaking, 'gradereport_user_get_grade_items', { courseid, userid: 0 });
    return valuesIn(isValues(answer) ? answer['usergrades'] : undefined).flatMap((user) =>
      valuesIn(user['gradeitems'])
        .filter(
          (row) => textIn(row['id']) === item && row['graderaw'] !== null && row['graderaw'] !== undefined,
        )
        .map((row) => ({
          user: textIn(user['userid']),
          raw: decimalIn(row['graderaw']),
          highest: decimalIn(row['grademax']),
        })),
    );
  },
};
