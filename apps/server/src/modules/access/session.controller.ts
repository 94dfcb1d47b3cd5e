import { Controller, Get, Header, Inject } from '@nestjs/common';
import type { PassThrough } from 'node:stream';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { Database } from '../../platform/database/database.ts';
import type { Connection } from '../../platform/database/database.ts';
import { logoPathOf } from '../../platform/institutes/logo-path.ts';
import { customWords } from '../../platform/words/custom-words.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { ServicesOfUser } from './services-of-user.ts';
import { SessionStream } from './session-stream.ts';
import { CurrentSession } from './session-authenticator.ts';

/** The name of the academic year that has been started; empty before there is one. */
const currentYear = async (connection: Connection): Promise<string> => {
  const [year] = await connection.query<{ name: string }>({
    name: 'academic_year_current',
    text: `select name from academic_year where status = 'CURRENT' and not archived`,
  });
  return year?.name ?? '';
};

/** Who is signed in, what he may do and how this institution writes things. */
@Controller('setup/v1/session')
export class SessionController {
  constructor(
    @Inject(ServicesOfUser) private readonly users: ServicesOfUser,
    @Inject(Database) private readonly database: Database,
    @Inject(SessionStream) private readonly streams: SessionStream,
  ) {}

  @Get()
  async session(
    @CurrentSession() session: Session,
    @Caller() { actor, institute, today }: CallContext,
  ): Promise<Envelope<object>> {
    const connection = this.database.of(institute);
    const { services, settings: _look, ...user } = await this.users.signedIn(session);
    const institution = await institutionOf(connection);
    return succeeded({
      user: { ...user, id: actor.id },
      role: actor.role,
      privileges: [...actor.privileges].sort(),
      employee: actor.employee ?? null,
      off: [...(actor.off ?? [])].sort(),
      services,
      institute,
      settings: {
        ...institution,
        logoPath: logoPathOf(institute, institution),
        academicYear: await currentYear(connection),
        today,
        customWords: await customWords(connection),
      },
    });
  }

  /** Tells when the session has changed or is over. */
  @Get('stream')
  @Header('content-type', 'text/event-stream; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Header('x-accel-buffering', 'no')
  stream(@CurrentSession() session: Session): PassThrough {
    return this.streams.subscribe(session);
  }
}
