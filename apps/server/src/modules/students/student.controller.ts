import { Controller, Get, Inject } from '@nestjs/common';
import type { Principal } from '@school/kernel';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { Database } from '../../platform/database/database.ts';
import { nextAdmissionNumber } from './admission-number.ts';

const keepers: readonly Principal[] = ['Admission'];

/** Calls of students that not every record has. */
@Controller('setup/v1/studentEntity')
export class StudentController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** The number that the next admission gets, unless somebody is quicker. */
  @Get('nextAdmissionNumber')
  async next(@Caller() caller: CallContext): Promise<Envelope<string>> {
    requireAny(caller.actor, keepers);
    return succeeded(await nextAdmissionNumber(this.database.of(caller.institute)));
  }
}
