import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PayrollSchool } from '../../../../test/payroll-school.ts';
import { ServerProcess, buildServerOnce } from '../../../../test/server-process.ts';
import { hashPassword } from '../../../platform/passwords/password-hash.ts';
import { checkPayslips } from '../payslips/payslip-invariants.fixture.ts';

const people = 1_600;
const period = '2026-06-01';

describe('a server that is killed while it generates the payslips of a group', () => {
  let school: PayrollSchool;
  let group: number;
  let databaseUrl: string;
  const dataDir = mkdtempSync(join(tmpdir(), 'school-killed-'));
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    buildServerOnce();
    school = await PayrollSchool.open();
    group = await school.group('Big');
    await school.assign(group, await school.addEmployees(people, '1200000.00'));
    await school.sql.query({
      text: `WITH u AS (INSERT INTO "user" (username, entity_type, first_name) VALUES ('boss', 'ADMIN', 'Boss') RETURNING id)
        INSERT INTO user_credential (user_id, password_hash) SELECT id, $1 FROM u`,
      values: [await hashPassword('Secret123')],
    });
    const [row] = await school.sql.query<{ name: string }>({ text: 'SELECT current_database() AS name' });
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${row?.name ?? ''}`;
    databaseUrl = url.href;
    // From here on the jobs belong to the processes; this application would also claim them.
    await school.application.close();
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    await school.close();
  });

  const start = async (): Promise<ServerProcess> => {
    const server = await ServerProcess.start(databaseUrl, dataDir);
    servers.push(server);
    return server;
  };
  const count = async (): Promise<number> => {
    const [row] = await school.sql.query<{ count: number }>({
      text: `SELECT count(*)::int AS count FROM payslip WHERE group_id = $1 AND status <> 'DELETED'`,
      values: [group],
    });
    return row?.count ?? 0;
  };

  it('leaves nothing double and nothing missing when two others take over', async () => {
    const first = await start();
    const token = await first.signIn('boss', 'Secret123');
    const { jobId } = await first.call<{ jobId: string }>('setup/v1/paySlip/generateAll', token, {
      groupId: group,
      payPeriod: period,
    });
    while ((await count()) === 0) await delay(5);
    await first.kill();
    const cut = await count();
    expect([cut > 0, cut < people, cut % 200]).toEqual([true, true, 0]);
    const [second] = await Promise.all([start(), start()]);
    for (;;) {
      const job = await second.call<{ state: string; result: unknown }>(`setup/v1/jobs/${jobId}`, token);
      // The rest of the job explains why.
      if (job.state === 'failed') throw new Error(JSON.stringify(job));
      expect(['queued', 'running', 'done']).toContain(job.state);
      if (job.state === 'done') {
        expect(job.result).toMatchObject({ requested: people, created: people });
        break;
      }
      await delay(100);
    }
    expect(await count()).toBe(people);
    await checkPayslips(school.sql);
    const [told] = await school.sql.query({
      text: `SELECT count(DISTINCT employee_id)::int AS employees, count(DISTINCT number)::int AS numbers,
          sum(net_pay)::text AS net, (SELECT count(*)::int FROM payslip_event WHERE event = 'generate') AS events,
          (SELECT status FROM payroll_run) AS run
        FROM payslip WHERE group_id = $1`,
      values: [group],
    });
    const net = `${(92_700 * people).toFixed(2)}`;
    expect(told).toEqual({ employees: people, numbers: people, events: people, net, run: 'DONE' });
  });
});
