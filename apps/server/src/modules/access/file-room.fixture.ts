import type { DemoSchool } from '../../../test/demo-school.ts';
import type { SixPerson } from '../../../test/six-people.ts';

/** A one-pixel picture. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');

/** The head of an audio file as browsers record it: EBML with the kind "webm". */
const webm = Buffer.concat([
  Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  ),
  Buffer.alloc(200, 7),
]);

const contents: Readonly<Record<string, Buffer>> = { png, webm, csv: Buffer.from('Date,Amount\n') };

const contentOf = (name: string): Buffer => contents[name.split('.').pop() ?? ''] ?? pdf;

export interface Saved {
  readonly id: number;
}
interface Job {
  readonly state: string;
  readonly result: { readonly fileIds?: readonly number[]; readonly wrongFile?: Saved };
}

/** The demo school with its users: puts files where the product stores them. */
export class FileRoom {
  readonly demo: DemoSchool;
  /** Of the account `teacher`. */
  readonly teacher: { readonly user: number; readonly employee: number; readonly department: number };

  constructor(demo: DemoSchool, teacher: FileRoom['teacher']) {
    this.demo = demo;
    this.teacher = teacher;
  }

  static async open(demo: DemoSchool): Promise<FileRoom> {
    const { user } = await demo.as('teacher').get<{ user: Saved & { employee: number } }>('setup/v1/session');
    const [row] = await demo.school.sql.query<{ employee: number; department: number }>({
      text: `select e.id::float8 as employee, e.department_id::float8 as department from "user" u
        join employee e on e.id = u.employee_id where u.id = $1`,
      values: [user.id],
    });
    if (!row) throw new Error('The teacher of the demo school is no employee.');
    return new FileRoom(demo, { user: user.id, ...row });
  }

  /** Uploads a file that does not belong to anything yet. */
  async upload(person: SixPerson, name: string): Promise<number> {
    const form = new FormData();
    form.append('file', new Blob([contentOf(name)]), name);
    return (await this.demo.as(person).postForm<Saved>('setup/v1/files', form)).id;
  }

  /** Uploads a file and attaches it to a record; returns the address where it is read. */
  async taken(person: SixPerson, name: string, take: (file: number) => Promise<unknown>): Promise<string> {
    const file = await this.upload(person, name);
    await take(file);
    return `setup/v1/files/${file}`;
  }

  /** Attaches a file to a record. */
  attached(person: SixPerson, base: string, record: number): Promise<string> {
    return this.taken(person, 'attached.pdf', (fileId) =>
      this.demo.as(person).post(`${base}/attachments/${record}`, { fileId }),
    );
  }

  async idOf(table: string, where: string): Promise<number> {
    const [row] = await this.demo.school.sql.query<Saved>({
      text: `select id::float8 as id from ${table} where ${where} order by id limit 1`,
    });
    if (!row) throw new Error(`No ${table} where ${where}.`);
    return row.id;
  }

  /** Waits for a user's job; returns its result. */
  async finished(person: SixPerson, jobId: string | number): Promise<Job['result']> {
    for (;;) {
      const { state, result } = await this.demo.as(person).get<Job>(`setup/v1/jobs/${jobId}`);
      if (state === 'done') return result;
      if (state === 'failed' || state === 'cancelled') throw new Error(`The job is ${state}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** What is downloaded, and by which of the six; `nobody` stands for a caller without a session. */
export interface StoredKind {
  readonly readers: string;
  /** Creates one and returns its address. */
  readonly make: (room: FileRoom) => Promise<string>;
}
