import { Body, Controller, Inject, Param, Put } from '@nestjs/common';
import { Invalid, f } from '@school/kernel';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { Described } from '../../engine/calls/described.ts';
import { Database } from '../../platform/database/database.ts';
import { isPreferenceKey, keepPreference } from './preference.store.ts';

const preference = { value: f.json({ required: true, help: 'Any value; null forgets it' }) };

const valueOf = (body: unknown): unknown => {
  const given = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const surplus = Object.keys(given).find((name) => !Object.hasOwn(preference, name));
  if (surplus === undefined && 'value' in given) return given.value;
  const message = surplus === undefined ? 'A value is required.' : 'This property does not exist.';
  const [field, code] =
    surplus === undefined ? ['value', 'required'] : [surplus.slice(0, 60), 'unknownField'];
  throw new Invalid(message, [{ field, code, message }]);
};

/** What the signed-in user has chosen for their screens; nobody reads or writes anyone else's. */
@Controller('setup/v1/preferences')
export class PreferenceController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Saves a value under its key; null deletes it. */
  @Put(':key')
  @Described('Keeps a preference of the caller, and forgets it when its value is null', { takes: preference })
  async keep(
    @Param('key') key: string,
    @Body() body: unknown,
    @Caller() { actor, institute }: CallContext,
  ): Promise<Envelope<null>> {
    if (!isPreferenceKey(key)) {
      const message = 'A preference key can contain only letters, digits, dots, - and _.';
      throw new Invalid(message, [{ field: 'key', code: 'invalid', message }]);
    }
    await keepPreference(this.database.of(institute), { user: actor.id, key, value: valueOf(body) });
    return succeeded(null, 'Kept.');
  }
}
