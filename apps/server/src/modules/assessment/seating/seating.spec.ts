import { teachElsewhere, type Plan } from './seating.fixture.ts';
import { pdfText } from '../../../../test/pdf-text.ts';
import type { Answer } from '../../../../test/payroll-school.ts';
import { StudentSchool, type BatchName, type Saved } from '../../students/student-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

const day = '2026-09-14';
const coordinator = 'EMPLOYEE:ExaminationControl';

describe('halls of exams', () => {
  let at: StudentSchool;
  let sitting = 0;
  const groups: Partial<Record<BatchName, number>> = {};
  const subjects: Partial<Record<BatchName, number>> = {};
  const people: Partial<Record<BatchName, number[]>> = {};
  let teachers: readonly number[] = [];
  let rooms: readonly number[] = [];

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = 'ADMIN') =>
    at.school.call(method, `setup/v1/${path}`, body, { as });
  const data = <T = Row>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<T> => at.school.data<T>(method, `setup/v1/${path}`, body);
  const save = async (base: string, values: object): Promise<number> =>
    (await data<Saved>('POST', `${base}/save`, values)).id;
  const listed = <T = Row>(base: string, filter: object): Promise<readonly T[]> =>
    data<readonly T[]>('GET', `${base}/getall?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const plan = (): Promise<Plan> => data<Plan>('GET', `ExamSitting/${sitting}/plan`);
  const planTerm = (halls: readonly number[], as = 'ADMIN'): Promise<Answer> =>
    call(
      'POST',
      'ExamSitting/action/plan',
      { ids: [], input: { from: '2026-09-01', to: '2026-09-30', halls, invigilators: 1 } },
      as,
    );

  /** A batch with an exam of its subject on that day. */
  const addClass = async (batch: BatchName, code: string, students: number): Promise<void> => {
    people[batch] = [];
    for (let one = 0; one < students; one += 1) people[batch].push(await at.admit(batch));
    const subject = await save('Subject', { batch: at.ids[batch], name: code, code });
    const group = await save('ExamGroup', { batch: at.ids[batch], name: 'Mid-term' });
    const exam = {
      subject,
      date: day,
      startTime: '09:00',
      endTime: '11:00',
      maximumMarks: '50',
      minimumMarks: '20',
    };
    await data('POST', `ExamGroup/${group}/exams`, { exams: [exam] });
    [subjects[batch], groups[batch]] = [subject, group];
  };

  beforeAll(async () => {
    at = await StudentSchool.open();
    teachers = await at.school.addEmployees(4, '1200000.00');
    await teachElsewhere(at, teachers[3]);
    await addClass('10-A', 'MATH', 6);
    await addClass('10-B', 'math', 4);
    await addClass('11-A', 'PHY', 7);
    const building = await save('Building', { name: 'Main', code: 'M' });
    rooms = [
      await save('Classroom', { building, name: '1', capacity: 20, seatRows: 3, seatColumns: 4 }),
      await save('Classroom', { building, name: '2', capacity: 20, seatRows: 2, seatColumns: 4 }),
      await save('Classroom', { building, name: '3', capacity: 20 }),
    ];
    for (const [index, batch] of (['10-A', '10-B', '11-A'] as const).entries()) {
      await save('WorkAllotment', { employee: teachers[index], subject: subjects[batch] });
    }
  });
  afterAll(() => at.close());

  it('are planned for a term in one act: sittings, halls, seats and invigilators', async () => {
    for (const as of ['EMPLOYEE', 'EMPLOYEE:EnterResults', 'STUDENT', 'PARENT']) {
      expect([as, (await planTerm(rooms.slice(0, 2), as)).status]).toEqual([as, 403]);
    }
    const { data: answer } = await planTerm(rooms.slice(0, 2), coordinator);
    // Mathematics of both grade 10 classes is one exam of 10, which needs both rooms when half of the seats are used.
    expect(answer).toEqual({ sittings: 1, seated: 17, without: 0, lacking: 0 });
    const [made] = await listed<Saved & { exams: number; halls: number; seats: number }>('ExamSitting', {});
    expect(made).toMatchObject({ exams: 3, halls: 2, seats: 17, date: day, name: 'Mid-term' });
    sitting = made?.id ?? 0;
    const { halls, without } = await plan();
    expect(without).toEqual([]);
    const seats = halls.flatMap((hall) => hall.seats.map((seat) => ({ ...seat, hall: hall.id })));
    expect(new Set(seats.map(({ hall, row, column }) => `${hall}/${row}/${column}`)).size).toBe(17);
    expect(new Set(seats.map(({ student }) => student)).size).toBe(17);
    expect(seats.filter(({ beside }) => beside)).toEqual([]);
    expect(new Set(seats.map(({ paper }) => paper)).size).toBe(2);
    expect(halls.map(({ invigilators }) => invigilators.length)).toEqual([1, 1]);
    expect((await planTerm(rooms.slice(0, 2))).status).toBe(409);
  });

  it('are booked, and given to no other sitting and nobody else', async () => {
    const [first] = await listed('ClassroomAllocations', { classroom: rooms[0] });
    expect(first).toMatchObject({
      date: day,
      startTime: '09:00:00',
      endTime: '11:00:00',
      purpose: 'Mid-term',
    });
    const booking = {
      classroom: rooms[0],
      date: day,
      startTime: '10:30',
      endTime: '12:00',
      purpose: 'Meeting',
    };
    expect((await call('POST', 'ClassroomAllocations/save', booking)).status).toBe(409);
    expect((await call('DELETE', `ClassroomAllocations/delete/${first?.['id']}`)).status).toBe(409);
    expect((await call('POST', 'ExamHall/save', { sitting, classroom: rooms[0] })).status).toBe(409);
    expect((await call('POST', 'ExamHall/save', { sitting, classroom: rooms[2] })).status).toBe(400);
  });

  it('give each seat once by the database, also when two seat the same students at once', async () => {
    const both = await Promise.all([
      call('POST', `ExamSitting/${sitting}/seat`, { keep: false }),
      call('POST', `ExamSitting/${sitting}/seat`, { keep: false }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [one] = await at.school.sql.query<Row>({ text: 'SELECT * FROM exam_seat ORDER BY id LIMIT 1' });
    const copy = (student: number) =>
      at.school.sql.query({
        text: `INSERT INTO exam_seat (sitting_id, hall_id, exam_id, student_id, "row", "column", place, seat)
          SELECT sitting_id, hall_id, exam_id, $2, "row", "column", place, seat FROM exam_seat WHERE id = $1`,
        values: [one?.['id'], student],
      });
    await expect(copy(await at.admit('11-B'))).rejects.toThrow('exam_seat');
    await expect(copy(Number(one?.['student_id']))).rejects.toThrow('exam_seat');
  });

  it('let seats be exchanged by hand, and newcomers be seated without moving anybody', async () => {
    const before = await plan();
    const [hall] = before.halls;
    const [a, b] = [hall?.seats[0], hall?.seats[1]];
    const to = { student: a?.student, hall: hall?.id, row: b?.row, column: b?.column };
    expect((await call('POST', `ExamSitting/${sitting}/move`, to, 'EMPLOYEE')).status).toBe(403);
    expect((await call('POST', `ExamSitting/${sitting}/move`, { ...to, row: 9 })).status).toBe(409);
    expect((await call('POST', `ExamSitting/${sitting}/move`, to)).status).toBe(200);
    const after = (await plan()).halls[0]?.seats;
    expect(after?.find(({ student }) => student === a?.student)?.place).toBe(b?.place);
    expect(after?.find(({ student }) => student === b?.student)?.place).toBe(a?.place);
    const late = await at.admit('11-A');
    expect((await plan()).without.map(({ student }) => student)).toEqual([late]);
    const seated = await call('POST', `ExamSitting/${sitting}/seat`, { keep: true });
    expect(seated.data).toMatchObject({ seated: 18, without: 0, free: 2 });
    const kept = (await plan()).halls.flatMap(({ seats }) => seats);
    expect(kept.find(({ student }) => student === a?.student)?.place).toBe(b?.place);
  });

  it('have a seat free again for others once whoever sat there writes no more', async () => {
    const [hall] = (await plan()).halls;
    const [leaver, mover] = hall?.seats ?? [];
    const archive = (archived: boolean) =>
      at.school.sql.query({
        text: 'UPDATE student SET archived = $2 WHERE id = $1',
        values: [leaver?.student, archived],
      });
    await archive(true);
    const to = { student: mover?.student, hall: hall?.id, row: leaver?.row, column: leaver?.column };
    expect((await call('POST', `ExamSitting/${sitting}/move`, to)).status).toBe(200);
    const after = (await plan()).halls[0]?.seats;
    expect(after?.find(({ student }) => student === mover?.student)?.place).toBe(leaver?.place);
    await archive(false);
    expect((await call('POST', `ExamSitting/${sitting}/seat`, { keep: true })).status).toBe(200);
  });

  it('have invigilators who are in one place at a time and not away', async () => {
    const { halls } = await plan();
    const duties = await listed<Saved & { hall: number; employee: number }>('ExamDuty', { sitting });
    const [busy] = duties;
    const other = halls.find(({ id }) => id !== busy?.hall)?.id;
    expect((await call('POST', 'ExamDuty/save', { hall: other, employee: busy?.employee })).status).toBe(409);
    const free = teachers.slice(0, 3).find((id) => !duties.some(({ employee }) => employee === id));
    const added = await call('POST', 'ExamDuty/save', { hall: other, employee: free });
    expect(added.data).toMatchObject({ sitting, date: day, startTime: '09:00:00', endTime: '11:00:00' });
    // The fourth one is free of duties, but has a lesson.
    const more = await call('POST', `ExamSitting/${sitting}/invigilators`, { perHall: 2 });
    expect(more.data).toEqual({ added: 0, lacking: 1 });
    const duty = { hall: busy?.hall, employee: teachers[3] };
    const headers = { 'x-confirm': 'ask' };
    const asked = await at.school.call('POST', 'setup/v1/ExamDuty/save', duty, { headers });
    expect([asked.status, asked.data]).toMatchObject([
      409,
      { reason: 'hasLesson', params: { subject: 'Art' } },
    ]);
    expect((await call('POST', 'ExamDuty/save', duty)).status).toBe(201);
  });

  it('are told to students with their exam once they are published, to each the own seat', async () => {
    const [student] = people['10-A'] ?? [];
    const seatsFor = (as: string): Promise<Answer> => call('GET', 'ExamSeat/getall', undefined, as);
    const rowsFor = async (as: string): Promise<readonly Row[]> =>
      (await seatsFor(as)).data as unknown as readonly Row[];
    expect(await rowsFor(`STUDENT#student=${student}`)).toEqual([]);
    await data('POST', `ExamGroup/transition/publishSchedule/${groups['10-A']}`, {});
    await data('POST', `ExamSitting/transition/publish/${sitting}`, {});
    const own = await rowsFor(`STUDENT#student=${student}`);
    expect(own.map((row) => row['student'])).toEqual([student]);
    expect(own[0]?.['seat']).toMatch(/^M [12] · [A-C][1-4]$/);
    // The schedule of this class is unpublished.
    expect(await rowsFor(`STUDENT#student=${people['11-A']?.[0]}`)).toEqual([]);
    expect((await call('POST', `ExamSitting/${sitting}/seat`, { keep: false })).status).toBe(409);
    expect((await call('DELETE', `ExamSitting/delete/${sitting}`)).status).toBe(409);
    await data('POST', `ExamSitting/transition/takeBack/${sitting}`, {});
  });

  it('are told with hall and seat to students, parents and invigilators when they are published', async () => {
    const { sql } = at.school;
    const [student] = people['10-A'] ?? [];
    const relation = await save('genericCodes', { listKey: 'RELATION', code: 'MOTHER', label: 'Mother' });
    const guardian = await save('Guardian', { firstName: 'Mona' });
    await save('StudentGuardian', { student, guardian, relation });
    const account = async (person: 'student' | 'guardian' | 'employee', kind: string, id: unknown) => {
      await sql.query({ text: `delete from "user" where ${person}_id = $1`, values: [id] });
      const text = `insert into "user" (username, entity_type, first_name, ${person}_id) values ($1, $2, $1, $3)`;
      await sql.query({ text, values: [`seat-${person}`, kind, id] });
    };
    const [duty] = await listed<Saved & { employee: number; hall: number }>('ExamDuty', { sitting });
    await account('student', 'STUDENT', student);
    await account('guardian', 'PARENT', guardian);
    await account('employee', 'EMPLOYEE', duty?.employee);
    await sql.query({ text: 'delete from notification' });
    await data('POST', `ExamSitting/transition/publish/${sitting}`, {});
    const told = () =>
      sql.query<{ username: string; message: string; params: Row; link: string }>({
        text: `select u.username, n.message, n.params, n.link from notification n join "user" u on u.id = n.user_id
          where u.username like 'seat-%' order by 1`,
      });
    const [own] = await listed<Saved & { seat: string; exam: number }>('ExamSeat', { student });
    const seat = {
      message: 'exam.seat',
      params: { seat: own?.seat, date: day, time: '09:00', subject: 'MATH' },
    };
    expect(await told()).toMatchObject([
      {
        username: 'seat-employee',
        message: 'exam.invigilation',
        params: { date: day, from: '09:00', to: '11:00' },
        link: `/exam_sittings/halls/${duty?.hall}`,
      },
      { username: 'seat-guardian', ...seat, link: `/exams/${own?.exam}` },
      { username: 'seat-student', ...seat, link: `/exams/${own?.exam}` },
    ]);
    // Anyone added later is notified too.
    await sql.query({ text: 'delete from notification' });
    await data('DELETE', `ExamDuty/delete/${duty?.id}`);
    await data('POST', 'ExamDuty/save', { hall: duty?.hall, employee: duty?.employee });
    expect(await told()).toMatchObject([{ username: 'seat-employee', message: 'exam.invigilation' }]);
    await data('POST', `ExamSitting/transition/takeBack/${sitting}`, {});
  });

  it('are printed: a plan by rows, and a list for the door by class', async () => {
    const { halls } = await plan();
    const [hall] = halls;
    const printed = async (key: string): Promise<string> =>
      pdfText((await call('GET', `document/${key}/${hall?.id}`)).raw);
    const names = hall?.seats.map(({ place }) => place) ?? [];
    for (const key of ['hallPlan', 'doorList']) {
      const text = await printed(key);
      // The text of a PDF is compared without spaces.
      expect(text).toContain('M1');
      expect(names.every((place) => text.includes(place))).toBe(true);
    }
  });

  it('lose an exam that is moved to another day, and its students their seats', async () => {
    const [exam] = await listed<Saved>('Exam', { examGroup: groups['11-A'] });
    const moved = { date: '2026-09-15' };
    await data('PUT', `Exam/update/${exam?.id}`, moved);
    const { halls, without } = await plan();
    expect(halls.flatMap(({ seats }) => seats).length).toBe(10);
    expect(without).toEqual([]);
    const { data: answer } = await planTerm(rooms.slice(0, 2));
    expect(answer).toEqual({ sittings: 1, seated: 8, without: 0, lacking: 0 });
  });

  it('give their rooms back when they are given up', async () => {
    const { halls } = await plan();
    await data('DELETE', `ExamHall/delete/${halls[1]?.id}`);
    expect(await listed('ClassroomAllocations', { classroom: rooms[1], date: day })).toEqual([]);
    await data('DELETE', `ExamSitting/delete/${sitting}`);
    expect(await listed('ExamSeat', { sitting })).toEqual([]);
    expect(await listed('ClassroomAllocations', { date: day })).toEqual([]);
    expect((await listed('Exam', { date: day })).length).toBe(2);
  });
});
