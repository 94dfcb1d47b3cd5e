import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { notify } from '../../platform/notifications/notify.ts';
import { letterhead } from '../../platform/letterhead/letterhead.ts';
import { School, call, tokenOf } from '../../../test/school.ts';

describe('the organisation', () => {
  let school: School;
  let server: NestFastifyApplication;
  let other: NestFastifyApplication;
  const tokens: Record<string, string> = {};
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    other = await school.server();
    ids['admin'] = await school.addUser({
      username: 'admin',
      entityType: 'ADMIN',
      email: 'admin@school.test',
    });
    ids['clerk'] = await school.addUser({ username: 'clerk', email: 'clerk@school.test' });
    ids['student'] = await school.addUser({ username: 'student', entityType: 'STUDENT' });
    for (const name of ['admin', 'clerk', 'student']) tokens[name] = await tokenOf(server, name);
  });
  afterAll(() => school.close());

  const as = (
    name: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    on: NestFastifyApplication = server,
  ) => call(on, url, { method, token: tokens[name] ?? '', body });

  describe('settings', () => {
    it('are created while they have no key, and changed by it from then on (B078)', async () => {
      const before = await as('clerk', 'GET', '/setup/v1/get');
      expect(before.body.data).toMatchObject({
        name: 'EduERP',
        themeColorId: '1',
        gradingSystem: ['NORMAL'],
      });
      expect(before.body.data).not.toHaveProperty('keyString');
      expect((await as('admin', 'PUT', '/setup/v1/update/main', { name: 'Greenfield' })).status).toBe(404);
      const created = await as('admin', 'POST', '/setup/v1/save', {
        name: 'Greenfield',
        fontName: 'Georgia',
      });
      expect([created.status, created.body.message]).toEqual([201, 'Settings updated successfully']);
      expect(created.body.data).toMatchObject({ keyString: 'main', fontName: 'Georgia', themeColorId: '1' });
      expect((await as('admin', 'POST', '/setup/v1/save', { name: 'Twice' })).status).toBe(409);
    });

    it('are updated by their key, with the version that was read (B079)', async () => {
      const update = (body: object) => as('admin', 'PUT', '/setup/v1/update/main', body);
      const read = await as('admin', 'GET', '/setup/v1/get');
      const version = read.body.data['version'];
      const saved = await update({
        keyString: 'main',
        themeColorId: '5',
        gradingSystem: ['GPA', 'CCE'],
        version,
      });
      expect(saved.body.data).toMatchObject({ themeColorId: '5', gradingSystem: ['GPA', 'CCE'] });
      expect((await update({ themeColorId: '6', version })).body.data['code']).toBe('STALE');
      expect((await update({ keyString: 'another' })).status).toBe(400);
      expect((await update({ themeColorId: '11' })).status).toBe(400);
      expect((await update({ nonsense: 1 })).status).toBe(400);
    });

    it('are read with and without the key (B116)', async () => {
      const plain = await as('student', 'GET', '/setup/v1/get');
      expect(plain.body.data).toMatchObject({ keyString: 'main', name: 'Greenfield' });
      expect((await as('student', 'GET', '/setup/v1/get/main')).text).toBe(plain.text);
      expect((await as('student', 'GET', '/setup/v1/get/other')).status).toBe(404);
      expect((await as('student', 'GET', '/setup/v1/get?x=1')).status).toBe(400);
      expect((await as('clerk', 'PUT', '/setup/v1/update/main', { name: 'Mine' })).status).toBe(403);
    });

    it('give colour, font and grading to the sign-in, the session and the letterhead (B021)', async () => {
      const look = { themeColorId: '5', fontName: 'Georgia', gradingSystem: ['GPA', 'CCE'] };
      const body = { username: 'clerk', password: 'Secret123' };
      const signedIn = await call(other, '/auth/login', { method: 'POST', body });
      expect(signedIn.body.data['settings']).toEqual({ name: 'Greenfield', ...look });
      const session = await as('clerk', 'GET', '/setup/v1/session');
      expect(session.body.data['settings']).toMatchObject(look);
      expect(await letterhead(school.sql)).toMatchObject({
        name: 'Greenfield',
        colour: '#b45309',
        font: 'Georgia',
      });
      expect((await call(server, '/public/v1/getNameAndLogo')).body.data).toMatchObject({
        name: 'Greenfield',
        themeColorId: '5',
        fontName: 'Georgia',
      });
    });

    it('say for how long a session lasts', async () => {
      await as('admin', 'PUT', '/setup/v1/update/main', { sessionHours: 2 });
      await tokenOf(server, 'clerk');
      const [row] = await school.sql.query<{ minutes: number }>({
        text: `select extract(epoch from expires_at - created_at)::int / 60 as minutes from user_session
          where user_id = $1 order by created_at desc limit 1`,
        values: [ids['clerk']],
      });
      expect(row?.minutes).toBe(120);
    });
  });

  describe('academic years', () => {
    const years = '/setup/v1/AcademicSetup';
    const addYear = (name: string, startDate: string, endDate: string) =>
      as('admin', 'POST', `${years}/save`, { name, startDate, endDate });

    it('do not overlap, and one of them is the current one, however many ask at once', async () => {
      const first = Number((await addYear('2025-26', '2025-04-01', '2026-03-31')).body.data['id']);
      const second = Number((await addYear('2026-27', '2026-04-01', '2027-03-31')).body.data['id']);
      const message = 'The period overlaps the one from 2026-04-01 to 2027-03-31.';
      const summer = await addYear('Summer', '2026-04-30', '2026-06-01');
      expect([summer.status, summer.body]).toMatchObject([
        409,
        {
          message,
          data: {
            errors: [
              { field: 'startDate', message },
              { field: 'endDate', message },
            ],
          },
        },
      ]);
      expect((await addYear('Backwards', '2030-03-31', '2029-06-01')).status).toBe(400);
      const move = (id: number, name: string, on = server) =>
        as('admin', 'POST', `${years}/transition/${name}/${id}`, {}, on);
      const both = await Promise.all([move(first, 'start'), move(second, 'start', other)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const current = both[0]?.status === 200 ? first : second;
      expect((await as('admin', 'DELETE', `${years}/delete/${current}`)).body.data['code']).toBe(
        'CURRENT_YEAR',
      );
      expect((await as('admin', 'POST', `${years}/archive/${current}`, {})).body.data['code']).toBe(
        'CURRENT_YEAR',
      );
      expect((await move(current, 'close')).status).toBe(200);
      expect((await move(first === current ? second : first, 'start')).status).toBe(200);
      expect((await move(current, 'reopen')).status).toBe(409);
      expect((await as('student', 'GET', `${years}/getall`)).status).toBe(200);
      expect((await as('clerk', 'POST', `${years}/save`, {})).status).toBe(403);
    });
  });

  describe('feature access', () => {
    const switchOff = (body: object) => as('admin', 'PUT', '/setup/v1/FeatureAccess/update', body);
    const titles = (answer: { readonly body: { readonly data: Record<string, unknown> } }): string =>
      JSON.stringify(answer.body.data['services']);

    it('takes menu and calls away at once, in every process, from whom it is off for', async () => {
      expect((await as('student', 'GET', '/api/v1/news/current-user', undefined, other)).status).toBe(200);
      expect((await switchOff({ offForStudents: ['news'], off: ['leave', 'import'] })).status).toBe(200);
      await new Promise((resolve) => {
        setTimeout(resolve, 150);
      });
      for (const process of [server, other]) {
        expect((await as('student', 'GET', '/api/v1/news/current-user', undefined, process)).status).toBe(
          404,
        );
        expect((await as('clerk', 'GET', '/api/v1/news/current-user', undefined, process)).status).toBe(200);
        // One has routes of its own, the other shares them.
        for (const path of ['/api/v1/LeaveYear/getall', '/setup/v1/LeaveGroups/getall'])
          expect((await as('admin', 'GET', path, undefined, process)).status).toBe(404);
      }
      const session = await as('student', 'GET', '/setup/v1/session');
      expect(session.body.data['off']).toEqual(['import', 'leave', 'news']);
      expect(titles(session)).not.toContain('/news');
      expect(titles(await as('admin', 'GET', '/setup/v1/session'))).not.toContain('/leave_years');
    });

    it('takes a verb from all lists, and leaves the settings themselves', async () => {
      const template = '/setup/v1/EmployeeCategories/import/template?format=csv';
      expect((await as('admin', 'GET', template)).status).toBe(404);
      expect((await as('admin', 'GET', '/setup/v1/EmployeeCategories/getall')).status).toBe(200);
      expect((await switchOff({ off: ['users'] })).status).toBe(400);
      expect((await switchOff({ off: [], offForStudents: [] })).status).toBe(200);
      await new Promise((resolve) => {
        setTimeout(resolve, 150);
      });
      expect((await as('admin', 'GET', template)).status).toBe(200);
      expect((await as('admin', 'GET', '/setup/v1/LeaveGroups/getall')).status).toBe(200);
      expect((await as('student', 'GET', '/api/v1/news/current-user')).status).toBe(200);
      expect((await as('clerk', 'PUT', '/setup/v1/FeatureAccess/update', {})).status).toBe(403);
    });
  });

  describe('notification control', () => {
    const set = (body: object) => as('admin', 'PUT', '/setup/v1/NotificationControl/update', body);
    const told = async (): Promise<readonly unknown[]> => {
      await school.sql.query({ text: 'delete from notification' });
      await school.sql.query({ text: 'delete from outbox_message' });
      const users = [ids['admin'] ?? 0, ids['clerk'] ?? 0, ids['student'] ?? 0];
      await notify(school.sql, users, { message: 'job.done', params: { title: 'Export' } });
      const shown = await school.sql.query({
        text: 'select user_id::int as id from notification order by 1',
      });
      const mails = await school.sql.query({
        text: 'select recipient, subject from outbox_message order by recipient',
      });
      return [shown.map(({ id }) => id), mails.map(({ recipient, subject }) => `${recipient}: ${subject}`)];
    };

    it('decides which notices are shown, which are mailed, and to whom', async () => {
      const { admin, clerk, student } = ids;
      expect(await told()).toEqual([[admin, clerk, student], []]);
      await set({ emailOn: ['job.done'], offForStudents: ['job.done'] });
      expect(await told()).toEqual([
        [admin, clerk],
        ['admin@school.test: Finished: Export', 'clerk@school.test: Finished: Export'],
      ]);
      await set({ inAppOff: ['job.done'], offForEmployees: ['job.done'] });
      expect(await told()).toEqual([[], ['admin@school.test: Finished: Export']]);
      expect((await set({ emailOn: ['password.reset'] })).status).toBe(400);
      await set({ emailOn: [], inAppOff: [], offForStudents: [], offForEmployees: [] });
    });

    it('leaves users to hide notices from themselves and to choose about their mails', async () => {
      const { admin, clerk, student } = ids;
      const choose = (who: string, value: unknown) =>
        as(who, 'PUT', '/setup/v1/preferences/notices', { value });
      await set({ emailOn: ['job.failed'] });
      const events = `library.ready library.due library.overdue exam.soon exam.seat revaluation.changed
        revaluation.unchanged revaluation.denied onlineExam.published onlineExam.soon onlineExam.results
        fee.opens fee.due fee.overdue fee.changed receipt.voided alert.custom event.soon message.received
        voiceNote.received exam.scheduled exam.results transport.given transport.moved transport.ended
        transport.cancelled hostel.given hostel.moved hostel.ended hostel.cancelled hostel.granted
        hostel.denied placement.invited placement.approved placement.rejected form.asked gallery.published
        document.shared form.results lesson.covered lesson.cancelled lesson.asPlanned job.done job.failed`.split(
        /\s+/,
      );
      const rulesOfStudent = (await as('student', 'GET', '/setup/v1/notifications/rules')).body.data;
      expect(rulesOfStudent).toEqual(
        events.map((event) => ({ event, shown: true, mailed: event === 'job.failed' })),
      );
      await choose('admin', { shown: { 'job.done': false } });
      await choose('clerk', { mailed: { 'job.done': true, 'job.failed': false } });
      expect(await told()).toEqual([[clerk, student], ['clerk@school.test: Finished: Export']]);
      // What the institution hides or switches off stays that way, whatever users have chosen.
      await set({ inAppOff: ['job.done'], offForEmployees: ['job.done'] });
      await choose('admin', { shown: { 'job.done': true } });
      expect(await told()).toEqual([[], []]);
      const rules = (await as('clerk', 'GET', '/setup/v1/notifications/rules')).text;
      expect([rules.includes('job.done'), rules.includes('payslip.approved')]).toEqual([false, true]);
      // An invalid choice counts as none.
      await set({ inAppOff: [], offForEmployees: [], emailOn: [] });
      for (const value of [
        'shown',
        7,
        [],
        { shown: 'job.done' },
        { shown: { 'job.done': 'false' }, mailed: 3 },
      ]) {
        await choose('admin', value);
        await choose('clerk', value);
        expect([value, await told()]).toEqual([value, [[admin, clerk, student], []]]);
      }
      await choose('admin', null);
      await choose('clerk', null);
    });
  });
});
