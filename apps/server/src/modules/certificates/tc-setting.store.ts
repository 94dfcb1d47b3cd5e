import type { PaperSeries } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import type { Blocking } from './clearance.ts';

/** How transfer certificates are numbered, and what must be settled first. */
export interface TcSetting extends Blocking {
  readonly autoNumber: boolean;
  readonly series: PaperSeries;
  readonly leavesOnIssue: boolean;
}

/** Unsaved settings have the defaults of the definition. */
const byDefault: TcSetting = {
  autoNumber: true,
  series: { prefix: 'TC/{YEAR}/', suffix: '', digits: 4, start: 1, resetYearly: true },
  leavesOnIssue: true,
  blockWithDues: true,
  blockWithBooks: true,
};

export const tcSettingOf = async (connection: Connection): Promise<TcSetting> => {
  const [row] = await connection.query<TcSetting>({
    name: 'tc_setting_read',
    text: `select auto_number as "autoNumber", leaves_on_issue as "leavesOnIssue", block_with_dues as "blockWithDues",
        block_with_books as "blockWithBooks", json_build_object('prefix', coalesce(number_prefix, ''),
          'suffix', coalesce(number_suffix, ''), 'digits', number_digits, 'start', number_start,
          'resetYearly', reset_yearly) as series
      from tc_setting order by id limit 1`,
  });
  return row ?? byDefault;
};
