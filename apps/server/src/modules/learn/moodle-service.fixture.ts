import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Row = Record<string, string>;

const functions = [
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
];

/** Moodle's response when it refuses: with status 200. */
class MoodleException extends Error {
  readonly errorcode: string;

  constructor(errorcode: string, message: string) {
    super(message);
    this.errorcode = errorcode;
  }
}

/** Rows of a form list, `users[0][username]=…`. */
const rowsIn = (form: URLSearchParams, list: string): Row[] => {
  const rows: Row[] = [];
  for (const [name, value] of form) {
    const [, place, key] = new RegExp(`^${list}\\[(\\d+)\\](?:\\[(\\w+)\\])?$`).exec(name) ?? [];
    if (place === undefined) continue;
    const row = (rows[Number(place)] ??= {});
    row[key ?? 'value'] = value;
  }
  return rows;
};

/** A program that responds as Moodle's web services are documented to: all of a list together, or none of it. */
export class MoodleService {
  readonly token = 'f00d';
  readonly users: Row[] = [];
  readonly categories: Row[] = [];
  readonly courses: Row[] = [];
  /** `user/course` to the enrolment. */
  readonly enrolments = new Map<string, Row>();
  /** Marks by course: user number, grade item number, raw, maximum. */
  readonly grades: { course: string; user: string; item: string; raw: number | null; most: number }[] = [];
  /** User names that it rejects. */
  readonly refused = new Set<string>();
  /** Functions that the token does not have. */
  readonly withheld = new Set<string>();
  readonly calls: string[] = [];
  /** Stops responding after this many calls; never, if unset. */
  silentAfter = Infinity;
  private last = 100;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString('utf8')));
      request.on('end', () => {
        if (this.calls.length >= this.silentAfter) return response.destroy();
        response.setHeader('content-type', 'application/json');
        return response.end(JSON.stringify(this.answerTo(request.url ?? '', new URLSearchParams(body))));
      });
    });
  }

  static async open(): Promise<MoodleService> {
    const service = new MoodleService();
    await new Promise<void>((resolve) => {
      service.server.listen(0, '127.0.0.1', resolve);
    });
    return service;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  user(idnumber: string): Row | undefined {
    return this.users.find((row) => row['idnumber'] === idnumber);
  }

  private answerTo(url: string, form: URLSearchParams): unknown {
    const name = form.get('wsfunction') ?? '';
    this.calls.push(name);
    try {
      if (url !== '/moodle/webservice/rest/server.php') throw new MoodleException('notfound', 'No such page');
      if (form.get('wstoken') !== this.token) throw new MoodleException('invalidtoken', 'Invalid token');
      if (!functions.includes(name) || this.withheld.has(name))
        throw new MoodleException('accessexception', 'Access control exception');
      return this.done(name, form);
    } catch (error) {
      if (!(error instanceof MoodleException)) throw error;
      return { exception: 'moodle_exception', errorcode: error.errorcode, message: error.message };
    }
  }

  private done(name: string, form: URLSearchParams): unknown {
    const found = (rows: readonly Row[], idnumber: string | undefined) =>
      rows.filter((row) => row['idnumber'] === idnumber);
    switch (name) {
      case 'core_webservice_get_site_info':
        return {
          sitename: 'Crescent Learning',
          release: '4.5.2',
          functions: functions.filter((one) => !this.withheld.has(one)).map((one) => ({ name: one })),
        };
      case 'core_user_get_users_by_field':
        return rowsIn(form, 'values').flatMap(({ value }) => found(this.users, value));
      case 'core_user_create_users':
        return this.createUsers(rowsIn(form, 'users'));
      case 'core_user_update_users':
        return this.updated(this.users, rowsIn(form, 'users'));
      case 'core_user_delete_users':
        for (const { value } of rowsIn(form, 'userids'))
          this.users.splice(
            this.users.findIndex(({ id }) => id === value),
            1,
          );
        return null;
      case 'core_course_get_categories':
        return found(this.categories, rowsIn(form, 'criteria')[0]?.['value']);
      case 'core_course_create_categories':
        return this.made(this.categories, rowsIn(form, 'categories'));
      case 'core_course_update_categories':
        return this.updated(this.categories, rowsIn(form, 'categories'));
      case 'core_course_get_courses_by_field':
        return { courses: found(this.courses, form.get('value') ?? undefined), warnings: [] };
      case 'core_course_create_courses':
        return this.made(this.courses, rowsIn(form, 'courses'));
      case 'core_course_update_courses':
        return this.updated(this.courses, rowsIn(form, 'courses'));
      case 'gradereport_user_get_grade_items':
        return this.gradesOf(form.get('courseid') ?? '');
      default:
        return this.enrol(name, rowsIn(form, 'enrolments'));
    }
  }

  private made(into: Row[], rows: readonly Row[]): unknown {
    const added = rows.map((row) => ({ ...row, id: String((this.last += 1)) }));
    into.push(...added);
    return added.map((row) => ({ ...row, id: Number(row.id) }));
  }

  private createUsers(rows: readonly Row[]): unknown {
    for (const { username = '', email = '' } of rows) {
      if (!/^[a-z0-9._@-]+$/.test(username) || email === '' || this.refused.has(username))
        throw new MoodleException('invalidparameter', `Invalid parameter value detected: ${username}`);
      if (this.users.some((row) => row['username'] === username))
        throw new MoodleException('invalidparameter', `Username already exists: ${username}`);
    }
    return this.made(this.users, rows);
  }

  private updated(rows: Row[], changes: readonly Row[]): unknown {
    for (const change of changes) {
      const row = rows.find(({ id }) => id === change['id']);
      if (!row) throw new MoodleException('invalidrecord', "Can't find data record in database table");
      Object.assign(row, change);
    }
    return { warnings: [] };
  }

  private enrol(name: string, rows: readonly Row[]): unknown {
    for (const row of rows) {
      const { userid = '', courseid = '' } = row;
      if (!this.users.some(({ id }) => id === userid) || !this.courses.some(({ id }) => id === courseid))
        throw new MoodleException('invalidparameter', 'No such user or course');
      if (name === 'enrol_manual_enrol_users') this.enrolments.set(`${userid}/${courseid}`, row);
      else this.enrolments.delete(`${userid}/${courseid}`);
    }
    return null;
  }

  private gradesOf(course: string): unknown {
    const rows = this.grades.filter((grade) => grade.course === course);
    return {
      usergrades: rows.map(({ user, item, raw, most }) => ({
        courseid: Number(course),
        userid: Number(user),
        gradeitems: [{ id: Number(item), itemmodule: 'quiz', graderaw: raw, grademin: 0, grademax: most }],
      })),
      warnings: [],
    };
  }
}
