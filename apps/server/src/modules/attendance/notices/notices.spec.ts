import type { NoticeRow } from '@school/domain';
import { unaccountedRows } from '../../../../test/unaccounted.ts';
import { AttendanceSchool } from '../attendance-school.fixture.ts';

const base = 'setup/v1/attendanceSystem/notices';
const day = '2026-07-06';

describe('notices of absences', () => {
  let school: AttendanceSchool;
  beforeAll(async () => {
    school = await AttendanceSchool.open();
  }, 60_000);
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.begin();
    await school.settings({ notifyChannels: ['SMS', 'EMAIL'] });
  });

  afterEach(async () => {
    expect(await unaccountedRows(school.inner.school.sql, 'attendanceNotice')).toEqual([]);
  });

  const tell = (who: 'tutor' | 'teacher' = 'tutor') =>
    school.call<{ told: number }>(who, 'POST', `${base}/tell`, { batchId: school.batch, date: day });
  const texts = async (): Promise<unknown[]> =>
    (
      await school.inner.school.sql.query<{ recipient: string; text: string }>({
        text: `select recipient, payload ->> 'text' as text from outbox_message order by id`,
      })
    ).map(({ recipient, text }) => `${recipient} ${text}`);
  const list = async () =>
    (await school.data<NoticeRow[]>('tutor', 'GET', `${base}?from=${day}`)).map(
      ({ student, channel, kind, status }) => [student, channel, kind, status],
    );

  it('go to the immediate contact, once about a student and day (R28)', async () => {
    await school.mark('tutor', [
      [0, day, 'A', { afternoon: false }],
      [1, day, 'L'],
    ]);
    expect((await tell()).data.told).toBe(1);
    expect((await tell()).data.told).toBe(0);
    expect(await texts()).toEqual([`+923001234567 Ahmed was marked absent on ${day}: Absent, forenoon`]);
    // The contact has no mail address, which is recorded.
    expect((await list()).toSorted()).toEqual([
      ['Ahmed', 'EMAIL', 'ABSENCE', 'SKIPPED'],
      ['Ahmed', 'SMS', 'ABSENCE', 'QUEUED'],
    ]);
  });

  it('are stopped by a correction that comes in time, and told again when it was no mistake (R28)', async () => {
    await school.mark('tutor', [[0, day, 'A']]);
    await tell();
    await school.mark('tutor', [[0, day, null]]);
    expect(await texts()).toEqual([]);
    expect((await list()).map(([, , , status]) => status)).toEqual(['SKIPPED', 'SKIPPED']);
    await school.mark('tutor', [[0, day, 'A']]);
    expect((await tell()).data.told).toBe(1);
  });

  it('are followed by a correction when they have left already (R28)', async () => {
    await school.mark('tutor', [[0, day, 'A']]);
    await tell();
    await school.inner.school.sql.query({ text: `update outbox_message set state = 'SENT'` });
    await school.mark('tutor', [[0, day, 'L']]);
    expect((await texts()).at(-1)).toBe(`+923001234567 Ahmed was present on ${day} after all`);
    expect(await list()).toContainEqual(['Ahmed', 'SMS', 'CORRECTION', 'QUEUED']);
  });

  it('leave with the lock of a day where the settings say so, and not at all where they say that (R28)', async () => {
    await school.settings({ notifyAt: 'SUBMIT' });
    const { data } = await school.day('tutor', day, [[0, day, 'A']], 'SUBMIT');
    expect(data.told).toBe(1);
    await school.settings({ notifyOnAbsence: false });
    expect((await tell()).status).toBe(409);
  });

  it('are sent again when they failed, and by tutors alone', async () => {
    await school.mark('tutor', [[0, day, 'A']]);
    expect((await tell('teacher')).status).toBe(409);
    await tell();
    await school.inner.school.sql.query({
      text: `update outbox_message set state = 'FAILED', error = 'No network'`,
    });
    const [failed] = await school.data<NoticeRow[]>('tutor', 'GET', `${base}?from=${day}`);
    expect([failed?.status, failed?.error]).toEqual(['FAILED', 'No network']);
    const again = await school.data('tutor', 'POST', `${base}/resend`, { ids: [failed?.id] });
    expect(again).toEqual({ queued: 1 });
    expect(await school.data('stranger', 'POST', `${base}/resend`, { ids: [failed?.id] })).toEqual({
      queued: 0,
    });
    expect(await school.data('stranger', 'GET', `${base}?from=${day}`)).toEqual([]);
  });
});
