import type { Answer } from '../../../test/payroll-school.ts';
import { StudentSchool, type Saved } from '../students/student-school.fixture.ts';

type Body = Readonly<Record<string, unknown>>;

/** A school with two routes of two stops each. */
export class TransportSchool {
  readonly at: StudentSchool;
  readonly year: number;
  private turn = 0;

  private constructor(at: StudentSchool, year: number) {
    this.at = at;
    this.year = year;
  }

  static async open(): Promise<TransportSchool> {
    const at = await StudentSchool.open();
    const year = { name: '2026-27', startDate: '2026-04-01', endDate: '2027-03-31' };
    const { id } = await at.school.data<Saved>('POST', 'setup/v1/AcademicSetup/save', year);
    return new TransportSchool(at, id);
  }

  close(): Promise<void> {
    return this.at.close();
  }

  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body, as?: string): Promise<Answer> {
    return this.at.school.call(method, `transport/v1/${path}`, body, as === undefined ? {} : { as });
  }

  async save(base: string, values: Body): Promise<number> {
    const answer = await this.call('POST', `${base}/save`, values);
    if (answer.status !== 201) throw new Error(`${base}: ${answer.status} ${answer.message}`);
    return Number(answer.data['id']);
  }

  settings(values: Body): Promise<Answer> {
    return this.call('PUT', 'TransportSettings/update', values);
  }

  vehicle(seatCapacity: number, values: Body = {}): Promise<number> {
    this.turn += 1;
    return this.save('Vehicle', { vehicleNumber: `LEA ${this.turn}`, seatCapacity, ...values });
  }

  /** A route with two stops; returns its id and theirs. */
  async route(
    vehicle: number,
    values: Body = {},
    fares: readonly [string, string] = ['1800.00', '2200.00'],
  ): Promise<{ id: number; stops: readonly [number, number] }> {
    this.turn += 1;
    const name = `Route ${this.turn}`;
    const stop = (at: string) => this.save('VehicleStop', { name: `${name} ${at}`, academicYear: this.year });
    const [a, b] = [await stop('A'), await stop('B')];
    const answer = await this.call('POST', 'Route/save', {
      name,
      academicYear: this.year,
      vehicle,
      stops: [
        { stop: a, pickupTime: '06:30', dropTime: '14:40', fare: fares[0] },
        { stop: b, pickupTime: '06:45', dropTime: '14:25', fare: fares[1] },
      ],
      ...values,
    });
    if (answer.status !== 201) throw new Error(`Route: ${answer.status} ${answer.message}`);
    const [first, second] = (answer.data['stops'] as readonly Saved[]).map(({ id }) => id);
    return { id: Number(answer.data['id']), stops: [first ?? 0, second ?? 0] };
  }

  seatBody(
    student: number,
    { id, stops }: { readonly id: number; readonly stops: readonly [number, number] },
    values: Body = {},
  ): Body {
    return {
      student,
      pickupRoute: id,
      pickupStop: stops[0],
      dropRoute: id,
      dropStop: stops[0],
      startDate: '2026-07-01',
      ...values,
    };
  }

  async seat(
    route: { readonly id: number; readonly stops: readonly [number, number] },
    values: Body = {},
    student?: number,
  ): Promise<Answer> {
    const who = student ?? (await this.at.admit('10-A'));
    const answer = await this.call('POST', 'TransportAllocation/save', this.seatBody(who, route, values));
    return answer;
  }
}
