import type { Connection } from '../../platform/database/database.ts';
import { holds } from '../../platform/notifications/holders.ts';
import { notify } from '../../platform/notifications/notify.ts';

/** More people than keep the settings of a school. */
const mostKeepers = 500;

/**
 * Tells those who keep the connection that a run of the schedule, which nobody watches, has left something behind. Once
 * for a row of such runs: what stays broken waits on their first page.
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
  const keepers = await connection.query<{ id: number }>({
    name: 'learn_keepers',
    text: `select u.id::float8 as id from "user" u where not u.blocked and not u.archived
      and (u.entity_type = 'ADMIN' or ${holds(`'GeneralSettings'`)}) order by u.id`,
    most: mostKeepers,
  });
  await notify(
    connection,
    keepers.map(({ id }) => id),
    { message: 'learn.failed', params: { failed: left.failed }, link: `/la_sync_data/${run}` },
  );
};
