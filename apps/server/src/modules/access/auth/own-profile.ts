import { Inject, Injectable } from '@nestjs/common';
import { Conflict, Invalid, NotFound } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import { Database } from '../../../platform/database/database.ts';
import { errorCode } from '../../../platform/errors/describe-error.ts';
import { Sessions } from '../../../platform/sessions/sessions.ts';
import type { ProfileBody } from './auth.bodies.ts';

const columns = ['username', 'email', 'mobile', 'language'] as const;
type Column = (typeof columns)[number];

type Row = Readonly<Record<Column, string | null>>;

const taken = (): Conflict =>
  new Conflict('This user name is taken.', {
    code: 'NOT_UNIQUE',
    data: { errors: [{ field: 'username', code: 'notUnique', message: 'This user name is taken.' }] },
  });

/** What people change about their own account. Names, numbers and the kind of account belong to the office. */
@Injectable()
export class OwnProfile {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  /** Writes the given fields with audit; gives the profile as it is afterwards. */
  async change(
    { idx, ...fields }: ProfileBody,
    { actor, institute, address, requestId }: CallContext,
  ): Promise<Row> {
    if (idx !== undefined && idx !== actor.id)
      throw new Invalid('Only your own profile can be changed here.');
    const given = columns.filter((column) => fields[column] !== undefined);
    return this.database.transaction(institute, async (transaction) => {
      const [before] = await transaction.query<Row>({
        name: 'profile_lock',
        text: 'select username, email, mobile, language from "user" where id = $1 for update',
        values: [actor.id],
      });
      if (!before) throw new NotFound();
      const changed = given.filter((column) => (fields[column] ?? null) !== before[column]);
      if (changed.length === 0) return before;
      const after = {
        ...before,
        ...Object.fromEntries(changed.map((column) => [column, fields[column] ?? null])),
      };
      await transaction
        .query({
          name: 'profile_write',
          text: `update "user" set username = $2, email = $3, mobile = $4, language = $5,
                   version = version + 1, updated_at = now(), updated_by = $1 where id = $1`,
          values: [actor.id, ...columns.map((column) => after[column])],
        })
        .catch((error: unknown) => {
          throw errorCode(error) === '23505' ? taken() : error;
        });
      const changes = Object.fromEntries(changed.map((column) => [column, [before[column], after[column]]]));
      await transaction.query({
        name: 'profile_audit',
        text: `insert into audit_entry
                 (actor_id, actor_name, address, request_id, resource, record_id, verb, version, changes)
               select id, left(concat_ws(' ', first_name, last_name), 200), $2, $3, 'user', id, 'update', version, $4
               from "user" where id = $1`,
        values: [actor.id, address, requestId, JSON.stringify(changes)],
      });
      await this.sessions.userChanged(transaction, actor.id);
      return after;
    });
  }
}
