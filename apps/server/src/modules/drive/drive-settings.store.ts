import { driveSetting } from '@school/resources';
import type { Connection } from '../../platform/database/database.ts';

/** Sizes in bytes. */
export interface DriveLimits {
  readonly maxFile: number;
  readonly quota: number;
  readonly trashDays: number;
  readonly versionsKept: number;
  readonly blocked: ReadonlySet<string>;
}

interface Row {
  readonly max_file_mb: number;
  readonly quota_mb_per_user: number;
  readonly trash_days: number;
  readonly versions_kept: number;
  readonly blocked_extensions: string | null;
}

const megabyte = 1_048_576;
const { maxFileMb, quotaMbPerUser, trashDays, versionsKept, blockedExtensions } = driveSetting.fields;

/** The settings of an institution that has never opened them. */
const usual: Row = {
  max_file_mb: maxFileMb.default,
  quota_mb_per_user: quotaMbPerUser.default,
  trash_days: trashDays.default,
  versions_kept: versionsKept.default,
  blocked_extensions: blockedExtensions.default,
};

/** The limits of the institute's drive. */
export const driveLimits = async (connection: Connection): Promise<DriveLimits> => {
  const [row = usual] = await connection.query<Row>({
    name: 'drive_settings',
    text: `select max_file_mb, quota_mb_per_user, trash_days, versions_kept, blocked_extensions
      from drive_setting order by id limit 1`,
  });
  return {
    maxFile: row.max_file_mb * megabyte,
    quota: row.quota_mb_per_user * megabyte,
    trashDays: row.trash_days,
    versionsKept: row.versions_kept,
    blocked: new Set(
      (row.blocked_extensions ?? '')
        .toLowerCase()
        .split(',')
        .map((part) => part.trim().replace(/^\./, ''))
        .filter(Boolean),
    ),
  };
};
