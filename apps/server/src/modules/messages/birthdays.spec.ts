import type { BirthdayRow } from '@school/domain';
import { today } from '../../../test/payroll-school.ts';
import { MessageClock } from './message-clock.ts';
import { MessageSchool, writer } from './message-school.fixture.ts';

describe('birthdays', () => {
  let school: MessageSchool;
  let template = 0;
  beforeAll(async () => {
    school = await MessageSchool.open();
    const text = {
      name: 'Birthday',
      channel: 'SMS',
      category: 'BIRTHDAY',
      body: 'Well done, {{recipient.firstName}}',
    };
    template = (await school.data<{ id: number }>('POST', 'comm/v1/template/save', text)).id;
  }, 60_000);
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.begin();
    await school.inner.admit('10-A', {
      firstName: 'Ahmed',
      dateOfBirth: '2011-07-15',
      mobile: '0300 1234567',
    });
    await school.inner.admit('10-A', { firstName: 'Sara', dateOfBirth: '2012-07-15' });
    await school.inner.admit('10-A', {
      firstName: 'Leap',
      dateOfBirth: '2012-02-29',
      mobile: '0300 7654321',
    });
  });
  afterEach(() => school.inner.school.sql.query({ text: `update student set date_of_birth = '2011-01-02'` }));

  const list = (day: string) =>
    school.data<readonly BirthdayRow[]>('GET', `comm/v1/birthday?day=${day}`, undefined, writer);

  it('of 29 February are kept on 28 February where there is none (SMS-5)', async () => {
    expect((await list('2026-02-28')).map(({ name, age }) => [name, age])).toEqual([['Leap', 14]]);
    expect(await list('2028-02-28')).toEqual([]);
  });

  it('are wished once in a year, by hand and by themselves, however often it is tried (SMS-5)', async () => {
    const rows = await list(today);
    const [ahmed, sara] = [
      rows.find(({ name }) => name === 'Ahmed'),
      rows.find(({ name }) => name === 'Sara'),
    ];
    expect([ahmed?.wished, sara?.mobile]).toEqual([false, null]);
    const wish = { day: today, people: [ahmed?.id, sara?.id], template };
    const twice = await Promise.all([
      school.call('POST', 'comm/v1/birthday/wish', wish, writer),
      school.call('POST', 'comm/v1/birthday/wish', wish, writer),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await list(today)).map(({ wished }) => wished)).toEqual([true, false]);
    const clock = school.inner.school.application.get(MessageClock, { strict: false });
    await school.sms({ birthdays: true, birthdayTemplate: template, birthdayAt: '09:00:00' });
    expect(await clock.wishAt('main', { today, hour: 10 })).toBe(0);
    await school.inner.admit('10-A', {
      firstName: 'Omar',
      dateOfBirth: '2010-07-15',
      mobile: '0301 1111111',
    });
    expect(await clock.wishAt('main', { today, hour: 8 })).toBe(0);
    expect(await clock.wishAt('main', { today, hour: 9 })).toBe(1);
    expect(await clock.wishAt('main', { today, hour: 10 })).toBe(0);
    await clock.runFor('main', { today });
    await clock.runFor('main', { today });
    const texts = await school.inner.school.sql.query<{ text: string }>({
      text: `select payload ->> 'text' as text from outbox_message order by id`,
    });
    expect(texts.map(({ text }) => text).toSorted()).toEqual(['Well done, Ahmed', 'Well done, Omar']);
  });
});
