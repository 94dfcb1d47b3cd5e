import { Refusal } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

/** Bytes of JSON that one preference may have. */
export const mostBytes = 8_192;
/** Preferences that one user may keep. */
export const mostPreferences = 300;

export const isPreferenceKey = (key: string): boolean => /^[A-Za-z][\w.-]{0,119}$/.test(key);

/** Everything a user has saved: at most 300 values of 8 KB. */
export const preferencesOf = async (
  connection: Connection,
  user: number,
): Promise<Readonly<Record<string, unknown>>> => {
  const rows = await connection.query<{ key: string; value: unknown }>({
    name: 'user_preferences',
    text: `select key, value from user_preference where user_id = $1 order by key`,
    most: 5_000,
    values: [user],
  });
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};

interface Preference {
  readonly user: number;
  readonly key: string;
  readonly value: unknown;
}

const jsonText = (value: unknown): string => {
  const text = JSON.stringify(value);
  const isStorable = !text.includes('\\u0000');
  if (isStorable && Buffer.byteLength(text) <= mostBytes) return text;
  if (!isStorable) throw invalidField('value', 'badCharacter', 'A character cannot be saved.');
  throw invalidField('value', 'maxLength', 'A preference can have at most %{max} bytes.', { max: mostBytes });
};

/**
 * Saves one value, or deletes it when it is null, in a single statement. Screen preferences are not facts about the school,
 * so they leave no audit entries.
 * @throws Invalid for a value that is too long, Refusal 409 for one too many
 */
export const keepPreference = async (
  connection: Connection,
  { user, key, value }: Preference,
): Promise<void> => {
  if (value === null) {
    await connection.query({
      name: 'user_preference_forget',
      text: 'delete from user_preference where user_id = $1 and lower(btrim(key)) = lower($2)',
      values: [user, key],
    });
    return;
  }
  const kept = await connection.query({
    name: 'user_preference_keep',
    text: `insert into user_preference (user_id, key, value, created_by, updated_by)
      select $1::bigint, $2::text, $3::jsonb, $1::bigint, $1::bigint
       where (select count(*) from user_preference where user_id = $1::bigint and lower(btrim(key)) <> lower($2::text)) < ${mostPreferences}
      on conflict (user_id, lower(btrim(key)))
      do update set value = excluded.value, updated_at = now(), version = user_preference.version + 1
      returning id`,
    values: [user, key, jsonText(value)],
  });
  if (kept.length === 0)
    throw new Refusal(409, 'You can save at most %{max} preferences.', {
      code: 'TOO_MANY',
      params: { max: mostPreferences },
    });
};
