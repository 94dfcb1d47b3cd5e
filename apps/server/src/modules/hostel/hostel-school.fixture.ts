import type { Answer } from '../../../test/payroll-school.ts';
import { StudentSchool, type Saved } from '../students/student-school.fixture.ts';

type Body = Readonly<Record<string, unknown>>;

/** A school with a house for everyone; rooms as a spec needs them. */
export class HostelSchool {
  readonly at: StudentSchool;
  readonly house: number;
  private turn = 0;

  private constructor(at: StudentSchool, house: number) {
    this.at = at;
    this.house = house;
  }

  static async open(): Promise<HostelSchool> {
    const at = await StudentSchool.open();
    const { id } = await at.school.data<Saved>('POST', 'api/v1/hostel/save', { name: 'Jinnah House' });
    return new HostelSchool(at, id);
  }

  close(): Promise<void> {
    return this.at.close();
  }

  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body, as?: string): Promise<Answer> {
    return this.at.school.call(method, `api/v1/${path}`, body, as === undefined ? {} : { as });
  }

  async save(base: string, values: Body): Promise<number> {
    const answer = await this.call('POST', `${base}/save`, values);
    if (answer.status !== 201) throw new Error(`${base}: ${answer.status} ${answer.message}`);
    return Number(answer.data['id']);
  }

  room(bedCount: number, values: Body = {}): Promise<number> {
    this.turn += 1;
    const room = { hostel: this.house, roomNumber: `R${this.turn}`, bedCount, rent: '6000.00', ...values };
    return this.save('hostelRoom', room);
  }

  async stay(room: number, fromDate: string, values: Body = {}): Promise<Answer> {
    const student = (values['student'] as number | undefined) ?? (await this.at.admit('10-A'));
    return this.call('POST', 'hostelAllocation/save', { room, fromDate, ...values, student });
  }

  async living(room: number, fromDate: string, values: Body = {}): Promise<{ id: number; student: number }> {
    const answer = await this.stay(room, fromDate, values);
    if (answer.status !== 201) throw new Error(`stay: ${answer.status} ${answer.message}`);
    return { id: Number(answer.data['id']), student: Number(answer.data['student']) };
  }

  vacate(stay: number, vacatedOn: string): Promise<Answer> {
    return this.call('POST', `hostelAllocation/transition/vacate/${stay}`, { vacatedOn });
  }

  /** Residents and free beds of a room on a day. */
  async free(room: number, day: string): Promise<readonly [occupied: number, available: number]> {
    const answer = await this.at.school.call('GET', `setup/v1/report/roomAvailability?day=${day}`);
    const rows = answer.data['rows'] as readonly Readonly<Record<string, number>>[];
    const row = rows.find((one) => one['roomId'] === room);
    return [row?.['occupied'] ?? -1, row?.['available'] ?? -1];
  }

  /** A student with a parent who has an account; and how both sign in. */
  async family(
    room: number,
    fromDate: string,
  ): Promise<{
    readonly id: number;
    readonly student: number;
    readonly asStudent: string;
    readonly asParent: string;
  }> {
    const { id: guardian } = await this.at.school.data<Saved>('POST', 'setup/v1/Guardian/save', {
      firstName: `Parent ${this.turn}`,
    });
    const guardians = [{ guardian, relation: this.at.relation, immediateContact: true }];
    const student = await this.at.admit('10-A', { guardians });
    const { id } = await this.living(room, fromDate, { student });
    return { id, student, asStudent: `STUDENT#student=${student}`, asParent: `PARENT#wards=${student}` };
  }

  /** Notices of a kind sent to the family of a student. */
  async notices(student: number, message: string): Promise<number> {
    const rows = await this.at.school.sql.query<{ count: number }>({
      text: `select count(*)::int as count from notification n join "user" u on u.id = n.user_id
        where n.message = $2 and (u.student_id = $1 or u.guardian_id in
          (select guardian_id from student_guardian where student_id = $1))`,
      values: [student, message],
    });
    return rows[0]?.count ?? -1;
  }

  /** Opens a hostel fee; returns its record. */
  async fee(values: Body): Promise<Answer> {
    this.turn += 1;
    const dates = { startDate: '2026-07-01', endDate: '2026-07-31', dueDate: '2026-07-10' };
    const id = await this.save('hostel/fees', { name: `Hostel ${this.turn}`, ...dates, ...values });
    return this.call('POST', `hostel/fees/transition/open/${id}`, {});
  }
}
