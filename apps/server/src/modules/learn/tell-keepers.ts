import type { Connection } from '../../platform/database/database.ts';
import { keepersOf } from '../../platform/notifications/holders.ts';
import { notify } from '../../platform/notifications/notify.ts';

/**
 * Notifies those who manage the connection that a scheduled run, which nobody watches, has left something unfinished. Once
 * for a series of such runs: what stays broken is shown on their first page.
 * @param run one that has ended
 */
export const tellKeepers = async (connection: Connection, run: number): Promise<void> => {
  const [left] = await connection.query<{ failed: number }>({
    name: 'learn_run_left',
    text: `select r.failed from learn_sync_run r where r.id = $1 and r.status in ('PARTIAL', 'FAILED')
      and coalesce((select p.status from learn_sync_run p
        where p.kind = r.kind and p.id < r.id and p.finished_at is not null order by p.id desc limit 1), 'DONE') = 'DONE'`,
    values: [run],
  });
  if (!left) return;
  await notify(connection, await keepersOf(connection, 'GeneralSettings'), {
    message: 'learn.failed',
    params: { failed: left.failed },
    link: `/la_sync_data/${run}`,
  });
};
