import { setTimeout as pause } from 'node:timers/promises';
import { mainInstitute } from '../../platform/database/database.ts';
import { SETTINGS } from '../../platform/platform.tokens.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import type { Answer } from '../../../test/payroll-school.ts';
import { ExamSchool } from '../assessment/exam-school.fixture.ts';
import { LearnClock } from './learn-clock.ts';
import { MoodleService } from './moodle-service.fixture.ts';

export interface Run {
  readonly id: number;
  readonly kind: string;
  readonly status: string;
  readonly failed: number;
}
export interface Step {
  readonly id: number;
  readonly entityType: string;
  readonly status: string;
  readonly attempts: number;
  readonly message: string | null;
  readonly nextAt: string | null;
}
export interface Figures {
  readonly kind: string;
  readonly create: number;
  readonly suspend: number;
}
interface Begun {
  readonly run: number;
  readonly figures: readonly Figures[];
}
export interface Link {
  readonly entityType: string;
  readonly localId: string;
  readonly remoteId: string;
}

export const today = '2026-07-15';
export const keeper = { as: 'EMPLOYEE:GeneralSettings' };

/** 10-A with Ahmed, Bilal and Zara, who has no email address, Sana Mir who teaches Maths there, and a Moodle. */
export class LearnSchool {
  readonly users: Record<string, string> = {};

  private constructor(
    readonly exams: ExamSchool,
    readonly moodle: MoodleService,
    readonly clock: LearnClock,
  ) {}

  static async open(): Promise<LearnSchool> {
    const exams = await ExamSchool.open();
    const moodle = await MoodleService.open();
    const { application } = exams.at.school;
    const settings = application.get<Settings>(SETTINGS, { strict: false });
    Object.assign(settings, { learnAddresses: [moodle.address] });
    const school = new LearnSchool(exams, moodle, application.get(LearnClock, { strict: false }));
    await school.fill();
    return school;
  }

  async close(): Promise<void> {
    await this.moodle.close();
    await this.exams.close();
  }

  sql(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.exams.at.school.sql.query<Record<string, unknown>>({ text, values: [...values] });
  }

  set(values: object): Promise<unknown> {
    return this.exams.data('PUT', 'LearnConnection/update', values);
  }

  /** Connects it to this school's Moodle. */
  async connect(): Promise<void> {
    const { address, token } = this.moodle;
    await this.set({
      baseUrl: `${address}/moodle/`,
      clientSecret: token,
      isEnabled: true,
      pullGrades: true,
    });
  }

  all<T>(of: string): Promise<readonly T[]> {
    return this.exams.data<readonly T[]>('GET', `${of}/getall?sort=["id","ASC"]&range=[0,499]`);
  }

  runs(): Promise<readonly Run[]> {
    return this.all<Run>('LearnSyncRun');
  }

  async last(): Promise<Run | undefined> {
    return (await this.runs()).at(-1);
  }

  steps(run: number): Promise<readonly Step[]> {
    const filter = encodeURIComponent(JSON.stringify({ run }));
    return this.exams.data<readonly Step[]>('GET', `LearnSyncEvent/getall?filter=${filter}&range=[0,499]`);
  }

  sync(values: object = {}): Promise<Answer> {
    return this.exams.call('POST', 'learn/bulkSync', values);
  }

  async trial(values: object = {}): Promise<readonly Figures[]> {
    return (await this.exams.data<Begun>('POST', 'learn/bulkSync?preview=true', values)).figures;
  }

  /** The last run, once it is over. */
  async over(): Promise<Run> {
    for (let turn = 0; turn < 400; turn += 1) {
      const last = await this.last();
      if (last && !['QUEUED', 'RUNNING'].includes(last.status)) return last;
      await pause(50);
    }
    throw new Error('No run has ended.');
  }

  async synced(values: object = {}): Promise<Run> {
    const answer = await this.sync(values);
    expect([answer.status, answer.message]).toEqual([200, '']);
    return this.over();
  }

  /** Makes every pending retry due. */
  async retried(): Promise<void> {
    await this.sql(`update learn_sync_event set next_at = now() where status = 'RETRY'`);
    await this.clock.sendFor(mainInstitute, today);
  }

  /** A person as the platform knows them. */
  there(name: string): Record<string, string> | undefined {
    return this.moodle.user(`${mainInstitute}-user-${this.users[name]}`);
  }

  private async fill(): Promise<void> {
    const { exams, users } = this;
    for (const [name, id] of Object.entries(exams.students)) {
      const mail = name === 'Zara' ? null : `${name.toLowerCase()}@school.example`;
      const text = `update "user" set email = $2 where student_id = $1 returning id`;
      const [user] = await this.sql(text, [id, mail]);
      users[name] = String(user?.['id']);
    }
    const [teacher = 0] = await exams.at.school.addEmployees(1, '1200000');
    await this.sql(`update employee set first_name = 'Sana', last_name = 'Mir' where id = $1`, [teacher]);
    const [user] = await this.sql(
      `insert into "user" (username, entity_type, first_name, last_name, email, employee_id)
        values ('Sana Mir', 'EMPLOYEE', 'Sana', 'Mir', 'sana@school.example', $1) returning id`,
      [teacher],
    );
    users['Sana'] = String(user?.['id']);
    await exams.data('POST', 'WorkAllotment/save', { employee: teacher, subject: exams.subjects.MATH });
  }
}
