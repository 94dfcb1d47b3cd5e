import { Body, Controller, Inject, Put, Req } from '@nestjs/common';
import { isoWeekday } from '@school/domain';
import type { FastifyRequest } from 'fastify';
import { Conflict, NotFound, f, rows, type Principal } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyDate, bodyId, bodyList, bodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { type Connection } from '../../platform/database/database.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';
import { studentHolidays } from '../calendar/holidays.store.ts';
import { workWeek } from '../leave/calendar/work-week.store.ts';
import { guardianAccounts, markRides, ridersOf, type RideStatus } from './attendance.store.ts';
import { holdRoutes, type Trip } from './seats.store.ts';

const markers: readonly Principal[] = ['TransportManagement', 'TransportAttendance'];
const states = {
  PRESENT: 'Present',
  ABSENT: 'Absent',
  LEAVE: 'On leave',
} satisfies Readonly<Record<RideStatus, string>>;
const trips = { PICKUP: 'Pick-up', DROP: 'Drop-off' } satisfies Readonly<Record<Trip, string>>;
const mostMarks = 500;
const markOfPassenger = {
  allocation: f.ref('transportAllocation', { required: true }),
  status: f.choice(states, { required: true }),
};
const sheet = {
  route: f.ref('transportRoute', { required: true }),
  date: f.date({ required: true }),
  trip: f.choice(trips, { required: true }),
  marks: rows(markOfPassenger, { max: mostMarks }),
  clientRequestId,
};

type ClosedBy = 'FUTURE' | 'DAY_OFF' | 'HOLIDAY';

/** Why buses do not run on a day (TRN-7); null if they do. */
const closedBy = async (connection: Connection, date: string, today: string): Promise<ClosedBy | null> => {
  if (date > today) return 'FUTURE';
  const { weeklyOffs } = await workWeek(connection);
  if (weeklyOffs.includes(isoWeekday(date))) return 'DAY_OFF';
  return (await studentHolidays(connection, { from: date, to: date })).length > 0 ? 'HOLIDAY' : null;
};

const refusals: Readonly<Record<ClosedBy, string>> = {
  FUTURE: 'That day has not come yet.',
  DAY_OFF: 'There are no classes on that day of the week.',
  HOLIDAY: 'That day is a holiday.',
};

const tripOf = (value: unknown): Trip => {
  if (value === 'PICKUP' || value === 'DROP') return value;
  throw invalidField('trip', 'choice', 'PICKUP or DROP.');
};

const isStatus = (value: unknown): value is RideStatus =>
  typeof value === 'string' && Object.hasOwn(states, value);

interface Mark {
  readonly allocation: number;
  readonly status: RideStatus;
}

const marksOf = (value: unknown): Mark[] =>
  bodyList(value, 'marks', mostMarks).map((one, at) => {
    const mark = bodyObject(one, `marks[${at}]`, markOfPassenger);
    const { status } = mark;
    if (!isStatus(status)) {
      throw invalidField(`marks[${at}].status`, 'choice', 'PRESENT, ABSENT or LEAVE.');
    }
    return { allocation: bodyId(mark['allocation'], `marks[${at}].allocation`), status };
  });

/** The people responsible for a child who was not at the stop in the morning are notified, once. */
const tellAbsent = async (absent: readonly number[], date: string, { transaction }: Work): Promise<void> => {
  if (absent.length === 0) return;
  const told = await guardianAccounts(transaction, absent);
  await notifyEach(
    transaction,
    told.map(({ user, name }) => ({
      user,
      message: 'transport.absent' as const,
      params: { name, date },
      link: '/transport/mine',
    })),
  );
};

const mark = async (
  asked: { readonly route: number; readonly date: string; readonly trip: Trip },
  marks: readonly Mark[],
  work: Work,
): Promise<{ saved: number }> => {
  const { transaction, context } = work;
  if (!(await holdRoutes(transaction, [asked.route])).has(asked.route)) throw new NotFound();
  const closed = await closedBy(transaction, asked.date, context.today);
  if (closed) throw new Conflict(refusals[closed], { code: closed });
  const riders = new Set((await ridersOf(transaction, asked)).map(({ allocation }) => allocation));
  const stranger = marks.findIndex(({ allocation }) => !riders.has(allocation));
  if (stranger >= 0) {
    throw invalidField(`marks[${stranger}].allocation`, 'notReference', 'Not a passenger of this trip.');
  }
  const once = [...new Map(marks.map((one) => [one.allocation, one])).values()];
  const rows = await markRides(transaction, asked, once, actorId(work));
  for (const verb of ['create', 'update'] as const) {
    const lines = rows.filter(({ before }) => (before === null) === (verb === 'create'));
    writeAuditLines(
      work,
      'transportAttendance',
      verb,
      lines.map(({ id, version, before, status }) => ({
        id,
        version,
        changes: { status: [before, status] },
      })),
    );
  }
  if (asked.trip === 'PICKUP') {
    const absent = rows.filter(({ status }) => status === 'ABSENT').map(({ allocation }) => allocation);
    await tellAbsent(absent, asked.date, work);
  }
  return { saved: rows.length };
};

/** The passengers of a trip, read and marked as a whole. */
@Controller('transport/v1/TransportAttendance')
export class TransportAttendanceController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Put('sheet')
  @Described('Marks the passengers of a trip', {
    takes: sheet,
  })
  save(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ saved: number }>> {
    requireAny(caller.actor, markers);
    const body = bodyObject(sent, '', sheet);
    const asked = {
      route: bodyId(body['route'], 'route'),
      date: bodyDate(body['date'], 'date'),
      trip: tripOf(body['trip']),
    };
    const marks = marksOf(body['marks']);
    return this.writes.run({ request, caller }, (work) => mark(asked, marks, work));
  }
}
