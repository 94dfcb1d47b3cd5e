import { Inject, Injectable } from '@nestjs/common';
import { Invalid, NotFound } from '@school/kernel';
import type { RowOfKey } from '@school/kernel';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Engine } from '../../../engine/engine.ts';
import { RECORDS } from '../../../engine/records.ts';
import type { Records } from '../../../engine/records.ts';
import { inTransaction } from '../../../engine/write/in-transaction.ts';
import { Sessions } from '../../../platform/sessions/sessions.ts';
import type { ProfileBody } from './auth.bodies.ts';
import { PresentPassword } from './present-password.ts';

const keys = ['username', 'email', 'mobile', 'language', 'photo'] as const;
const system = { system: true } as const;

/** The current values of what users may change in their own account. */
export type Profile = Pick<RowOfKey<'user'>, (typeof keys)[number]>;

const shown = (record: RecordValues): Profile =>
  // Engine records are typed by the definition of their resource.
  Object.fromEntries(keys.map((key) => [key, record[key] ?? null])) as unknown as Profile;

/** Users may only set a picture they have uploaded, or the one they already have. */
const requireOwnUpload = async ({ transaction, context }: Work, file: number): Promise<void> => {
  const [row] = await transaction.query({
    name: 'own_upload',
    text: `select id from stored_file where id = $1 and (owner_resource is null and created_by = $2
      or owner_resource = 'user' and owner_record = $2)`,
    values: [file, context.actor.id],
  });
  const message = 'Choose the picture again.';
  if (!row) throw new Invalid(message, [{ field: 'photo', code: 'notFile', message }]);
};

/** What users change in their own account. Names, numbers and the kind of account are up to the office. */
@Injectable()
export class OwnProfile {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(RECORDS) private readonly records: Records,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(PresentPassword) private readonly present: PresentPassword,
  ) {}

  /** Writes the given fields with audit; returns the resulting profile. */
  async change({ idx, password, ...fields }: ProfileBody, caller: CallContext): Promise<Profile> {
    const { actor } = caller;
    if (idx !== undefined && idx !== actor.id)
      throw new Invalid('Only your own profile can be changed here.');
    const before = await this.records.read(caller, 'user', actor.id, system);
    if (!before) throw new NotFound();
    const given = Object.fromEntries(
      keys.filter((key) => fields[key] !== undefined).map((key) => [key, fields[key] ?? null]),
    );
    const movesAddress = 'email' in given && given['email'] !== (before['email'] ?? null);
    if (movesAddress) await this.requirePassword(caller, password);
    return inTransaction(this.engine, this.records, caller, async (work) => {
      if (typeof given['photo'] === 'number') await requireOwnUpload(work, given['photo']);
      const after = await this.records.update(work, 'user', actor.id, given, system);
      await this.sessions.userChanged(work.transaction, actor.id);
      return shown(after);
    });
  }

  private requirePassword(caller: CallContext, password: string | undefined): Promise<void> {
    return this.present.require(caller, password, {
      field: 'password',
      missing: 'Enter your password to change the e-mail address.',
      wrong: 'The password is incorrect.',
    });
  }
}
