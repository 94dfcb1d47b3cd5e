import type { SchoolYear } from '@school/kernel';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import type { PassThrough } from 'node:stream';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import { Described } from '../../engine/calls/described.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { Database } from '../../platform/database/database.ts';
import type { Connection } from '../../platform/database/database.ts';
import { logoPathOf } from '../../platform/institutes/logo-path.ts';
import { customWords } from '../../platform/words/custom-words.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { ServicesOfUser } from './services-of-user.ts';
import { SessionStream } from './session-stream.ts';
import { CurrentSession } from '../../platform/sessions/current-session.ts';

/** The academic years available for selection, latest first; at most one is current. */
const academicYears = (connection: Connection): Promise<readonly SchoolYear[]> =>
  connection.query<SchoolYear>({
    name: 'academic_years_offered',
    text: `select id::int as id, name, to_char(start_date, 'YYYY-MM-DD') as "startDate",
        to_char(end_date, 'YYYY-MM-DD') as "endDate", status = 'CURRENT' as current
      from academic_year where not archived order by start_date desc`,
    most: 1_000,
  });

/** Who is signed in, what they may do and how this institution formats things. */
@Controller('setup/v1/session')
export class SessionController {
  constructor(
    @Inject(ServicesOfUser) private readonly users: ServicesOfUser,
    @Inject(Database) private readonly database: Database,
    @Inject(SessionStream) private readonly streams: SessionStream,
  ) {}

  @Get()
  @Described('Tells who is signed in, what they may do and how the institution writes things')
  async session(@CurrentSession() session: Session, @Caller() { actor, institute, today }: CallContext) {
    const [{ services, settings: _look, ...user }, institution, years, words] = await this.database.together(
      institute,
      (connection) => {
        const reading = institutionOf(connection);
        return Promise.all([
          this.users.signedInBy(connection, session, reading),
          reading,
          academicYears(connection),
          customWords(connection),
        ]);
      },
    );
    return succeeded({
      user: { ...user, id: actor.id },
      role: actor.role,
      privileges: [...actor.privileges].sort(),
      employee: actor.employee ?? null,
      subjects: [...(actor.subjects ?? [])],
      off: [...(actor.off ?? [])].sort(),
      services,
      institute,
      settings: {
        ...institution,
        logoPath: logoPathOf(institute, institution),
        academicYear: years.find(({ current }) => current)?.name ?? '',
        academicYears: years,
        today,
        customWords: words,
      },
    });
  }

  /** Notifies when the session has changed or ended. */
  @Get('stream')
  @Described('Tells as events when the session has changed or is over', { answers: 'file' })
  @Header('content-type', 'text/event-stream; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Header('x-accel-buffering', 'no')
  stream(@CurrentSession() session: Session): PassThrough {
    return this.streams.subscribe(session);
  }
}
