import { Classroom } from '../assignments/classroom.fixture.ts';
import { ExamClock } from './exam-clock.ts';

/** A paper as a pupil gets it. */
export interface ShownPaper {
  readonly exam: number;
  readonly attempt: number;
  readonly now: string;
  readonly deadlineAt: string;
  readonly questions: readonly {
    readonly id: number;
    readonly options: readonly string[];
    readonly matches: readonly string[];
    readonly value: unknown;
  }[];
}

/** Questions of all kinds, two marks each. */
const bank: Readonly<Record<string, object>> = {
  single: {
    type: 'SINGLE',
    text: 'Which is a prime?',
    options: [{ text: '9' }, { text: '11', isCorrect: true }, { text: '15' }],
    explanation: 'Because it is.',
  },
  multiple: {
    type: 'MULTIPLE',
    text: 'Which are even?',
    options: [{ text: '2', isCorrect: true }, { text: '3' }, { text: '4', isCorrect: true }, { text: '5' }],
  },
  number: { type: 'NUMERIC', text: '$3 + 4$', options: [{ text: '7' }] },
  short: { type: 'SHORT_TEXT', text: 'The word for 2', options: [{ text: 'two' }] },
  order: {
    type: 'ORDERING',
    text: 'From small to large',
    options: [{ text: '1' }, { text: '2' }, { text: '3' }],
  },
  pairs: {
    type: 'MATCHING',
    text: 'Double it',
    options: [
      { text: '1', matchText: '2' },
      { text: '2', matchText: '4' },
    ],
  },
  gaps: {
    type: 'CLOZE',
    text: '{1} and {2} make three.',
    options: [
      { gap: 1, text: 'one', isCorrect: true },
      { gap: 2, text: 'two', isCorrect: true },
      { gap: 2, text: 'five' },
    ],
  },
  long: { type: 'DESCRIPTIVE', text: 'What is a number?', wordLimit: 200 },
};

/** The classroom of assignments with a question bank of `teacherA`. */
export class ExamRoom {
  readonly room: Classroom;
  private readonly questions: Record<string, number> = {};
  private count = 0;

  private constructor(room: Classroom) {
    this.room = room;
  }

  static async open(): Promise<ExamRoom> {
    const exams = new ExamRoom(await Classroom.open());
    await exams.fill();
    return exams;
  }

  hours(count: number): string {
    return new Date(Date.now() + count * 3_600_000).toISOString();
  }

  question(name: string): number {
    const id = this.questions[name];
    if (id === undefined) throw new Error(`No question is called ${name}.`);
    return id;
  }

  lines(names: readonly string[]): readonly object[] {
    return names.map((name) => ({ question: this.question(name) }));
  }

  body(values: object = {}): object {
    this.count += 1;
    return {
      name: `Test ${this.count}`,
      subject: this.room.id('mathA'),
      startDateTime: this.hours(-2),
      endDateTime: this.hours(2),
      maximumTime: 60,
      questions: this.lines(['single', 'multiple', 'number', 'short']),
      ...values,
    };
  }

  draft(values: object = {}): Promise<number> {
    return this.room.save('teacherA', 'OnlineExam', this.body(values));
  }

  async publish(exam: number): Promise<void> {
    const { status, text } = await this.room.send(
      'teacherA',
      'POST',
      `OnlineExam/transition/publish/${exam}`,
      {},
    );
    if (status !== 200) throw new Error(text);
  }

  async published(values: object = {}): Promise<number> {
    const id = await this.draft(values);
    await this.publish(id);
    return id;
  }

  start(who: string, exam: number, body: object = {}) {
    return this.room.send<ShownPaper>(who, 'POST', `OnlineExam/${exam}/start`, body);
  }

  answer(who: string, paper: ShownPaper, name: string, value: unknown, more: object = {}) {
    return this.room.send<{ isKept: boolean }>(who, 'POST', `OnlineExam/${paper.exam}/answer`, {
      attempt: paper.attempt,
      questionId: this.question(name),
      value,
      ...more,
    });
  }

  submit(who: string, paper: ShownPaper) {
    const { exam, attempt } = paper;
    return this.room.send<{ status: string }>(who, 'POST', `OnlineExam/${exam}/submit`, { attempt });
  }

  /** Answers a question correctly, in the terms of the paper. */
  async answerRight(who: string, paper: ShownPaper, name: string): Promise<void> {
    const shown = paper.questions.find(({ id }) => id === this.question(name));
    if (!shown) throw new Error(`The paper has no question ${name}.`);
    const at = (text: string): number => shown.options.indexOf(text);
    const values: Readonly<Record<string, unknown>> = {
      single: [at('11')],
      multiple: [at('2'), at('4')],
      number: '7',
      short: 'Two',
      order: [at('1'), at('2'), at('3')],
      pairs: { [at('1')]: shown.matches.indexOf('2'), [at('2')]: shown.matches.indexOf('4') },
      gaps: { 1: 'one', 2: 'two' },
      long: 'An idea.',
    };
    const { status, text } = await this.room.send(who, 'POST', `OnlineExam/${paper.exam}/answer`, {
      attempt: paper.attempt,
      questionId: shown.id,
      value: values[name],
    });
    if (status !== 200) throw new Error(text);
  }

  /** Moves the end of an attempt: to a number of seconds from now, or by that number once it is over. */
  async shift(attempt: number, seconds: number): Promise<void> {
    await this.room.school.sql.query({
      text: `update online_exam_attempt set deadline_at =
        least(deadline_at, clock_timestamp()) + make_interval(secs => $2) where id = $1`,
      values: [attempt, seconds],
    });
  }

  /** Moves the end of an exam to a number of minutes ago; its attempts keep their length. */
  async endedBy(exam: number, minutes: number): Promise<void> {
    await this.room.school.sql.query({
      text: `update online_exam set end_date_time = clock_timestamp() - make_interval(mins => $2) where id = $1`,
      values: [exam, minutes],
    });
  }

  /** How many results of an exam are visible to their pupils. */
  async released(exam: number): Promise<number> {
    const [row] = await this.room.school.sql.query<{ count: number }>({
      text: `select count(*)::int as count from online_exam_result where online_exam_id = $1 and is_released`,
      values: [exam],
    });
    return row?.count ?? 0;
  }

  /** Corrupts the paper of an attempt, so that nothing can be derived from it. */
  async spoil(attempt: number): Promise<void> {
    await this.keepPaper(attempt, `jsonb_build_object('spoilt', paper)`);
  }

  async mend(attempt: number): Promise<void> {
    await this.keepPaper(attempt, `paper->'spoilt'`);
  }

  /** States of the attempts at an exam, in starting order. */
  async statuses(exam: number): Promise<readonly string[]> {
    const rows = await this.room.school.sql.query<{ status: string }>({
      text: `select status from online_exam_attempt where online_exam_id = $1 order by id`,
      values: [exam],
    });
    return rows.map(({ status }) => status);
  }

  private async keepPaper(attempt: number, paper: string): Promise<void> {
    await this.room.school.sql.query({
      text: `update online_exam_attempt set paper = ${paper} where id = $1`,
      values: [attempt],
    });
  }

  /** The minute at which the clock runs. */
  async tick(): Promise<void> {
    await this.room.server.get(ExamClock, { strict: false }).runFor('main', '2026-03-09');
  }

  private async fill(): Promise<void> {
    const { room } = this;
    const subject = await room.send<{ batch: number }>('admin', 'GET', `Subject/get/${room.id('mathA')}`);
    const batch = await room.send<{ course: number }>('admin', 'GET', `Batch/get/${subject.data.batch}`);
    const category = await room.save('admin', 'QuestionCategory', {
      name: 'Numbers',
      course: batch.data.course,
      subjectCode: 'MATH',
    });
    // Both teachers teach it in the course; the topic with a different code belongs to the first alone.
    await room.save('admin', 'WorkAllotment', {
      employee: room.id('teacherA'),
      subject: await room.save('admin', 'Subject', { batch: room.id('A'), name: 'Logic', code: 'LOG' }),
    });
    const own = await room.save('teacherA', 'QuestionCategory', {
      name: 'Sets',
      course: batch.data.course,
      subjectCode: 'LOG',
    });
    for (const [name, question] of Object.entries(bank)) {
      this.questions[name] = await room.save('teacherA', 'Question', {
        category: name === 'short' ? own : category,
        marks: '2.000',
        ...question,
      });
    }
  }
}
