import type { Deliver } from '../../platform/outbox/outbox-sender.ts';
import { feeWriter, keeper, MessageSchool, writer } from './message-school.fixture.ts';

const mails = async (school: MessageSchool) =>
  school.inner.school.sql.query<{ recipient: string; subject: string; text: string }>({
    text: `select recipient, subject, payload ->> 'text' as text from outbox_message order by id`,
  });

describe('messages to many', () => {
  let school: MessageSchool;
  beforeAll(async () => {
    school = await MessageSchool.open();
  }, 60_000);
  afterAll(() => school.close());
  beforeEach(() => school.begin());

  it('are counted before they are sent: who gets them, who does not and why (MAI-1, MAI-2)', async () => {
    await school.family('Ahmed', { email: 'home@khan.example' });
    await school.family('Sara', { email: 'HOME@khan.example' });
    await school.family('Bilal', {});
    await school.family('Omar', { email: 'no@mail.example' });
    await school.family('Zara', { email: 'zara@home.example' }, { byEmail: false });
    await school.data('POST', 'comm/v1/unsubscription/save', { address: 'NO@mail.example' }, keeper);
    const id = await school.draft({ body: 'Dear {{guardian.fullName}}, about {{student.firstName}}' });
    const seen = await school.preview(id);
    expect(seen).toMatchObject({ people: 5, reached: 1, cost: null, noService: true });
    expect(seen.samples).toMatchObject([
      { name: 'Parent of Ahmed', text: 'Dear Parent of Ahmed, about Ahmed, Sara' },
    ]);
    expect(new Map(seen.skipped.map(({ reason, count }) => [reason, count]))).toEqual(
      new Map([
        ['NO_ADDRESS', 1],
        ['DUPLICATE', 1],
        ['UNSUBSCRIBED', 1],
        ['OPTED_OUT', 1],
      ]),
    );
    expect((await mails(school)).length).toBe(0);
    await school.sent(id);
    expect((await school.outcomes(id)).filter(([, state]) => state === 'QUEUED')).toEqual([
      ['Parent of Ahmed', 'QUEUED', null],
    ]);
    const [mail] = await mails(school);
    expect(mail).toMatchObject({ recipient: 'home@khan.example', subject: 'News' });
    expect(mail?.text).toContain('Unsubscribe: http');
  });

  it('to parents reach every guardian who may sign in, or the contact alone where that is wanted', async () => {
    const father = await school.family('Ahmed', { email: 'father@home.example' });
    const [link] = await school.inner.school.sql.query<{ student: number }>({
      text: 'select student_id::int as student from student_guardian where guardian_id = $1',
      values: [father],
    });
    for (const [email, access] of [
      ['mother@home.example', true],
      ['uncle@home.example', false],
    ] as const) {
      const guardian = { firstName: email, email };
      const { id } = await school.data<{ id: number }>('POST', 'setup/v1/Guardian/save', guardian);
      await school.inner.school.sql.query({
        text: `insert into student_guardian (student_id, guardian_id, relation_id, portal_access) values ($1, $2, $3, $4)`,
        values: [link?.student, id, school.inner.relation, access],
      });
    }
    expect(await school.preview(await school.draft())).toMatchObject({ people: 2, reached: 2 });
    const one = await school.draft({ contactsOnly: true });
    expect(await school.preview(one)).toMatchObject({ people: 1, reached: 1 });
  });

  it('reach exactly as many as their writer has seen', async () => {
    await school.family('Ahmed', { email: 'a@home.example' });
    const id = await school.draft();
    await school.family('Sara', { email: 's@home.example' });
    const { status, message, data } = await school.send(id, 1);
    expect([status, data['code'], message]).toEqual([
      409,
      'CHANGED',
      'The message would now reach 2 people, not 1. Check it again.',
    ]);
    expect((await school.send(id, 2)).status).toBe(200);
    expect((await school.send(id, 2)).data['code']).toBe('NOT_DRAFT');
    await school.handed(id);
    expect((await school.call('PUT', `comm/v1/message/update/${id}`, { body: 'x' }, writer)).status).toBe(
      409,
    );
  });

  it('go once to each, also when two begin them at once and when a run begins again', async () => {
    for (let n = 0; n < 60; n += 1) await school.family(`Child ${n}`, { email: `p${n}@home.example` });
    const id = await school.draft();
    const twice = await Promise.all([school.send(id, 60), school.send(id, 60)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await Promise.all([school.handed(id), school.handed(id), school.handed(id)]);
    await school.handed(id);
    const sent = (await mails(school)).map(({ recipient }) => recipient);
    expect(sent).toHaveLength(60);
    expect(new Set(sent).size).toBe(60);
  }, 60_000);

  it('tell what became of each, and go once more to those alone that failed (MAI-4, MAI-5)', async () => {
    await school.family('Ahmed', { email: 'good@home.example' });
    await school.family('Sara', { email: 'bad@home.example' });
    const id = await school.draft();
    await school.sent(id);
    const taken: string[] = [];
    const half: Deliver = async ({ recipient }) => {
      if (recipient.startsWith('bad')) throw new Error('550 no such box');
      taken.push(recipient);
    };
    const { sql } = school.inner.school;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await sql.query({ text: `update outbox_message set next_attempt_at = now() where state = 'QUEUED'` });
      await school.service('MAIL', half);
    }
    expect(await school.outcomes(id)).toEqual([
      ['Parent of Ahmed', 'SENT', null],
      ['Parent of Sara', 'FAILED', null],
    ]);
    expect(await school.message(id)).toMatchObject({ state: 'PARTIALLY_SENT', reached: 1, failed: 1 });
    const failed = await sql.query({
      text: `select attempts, error from message_recipient where state = 'FAILED'`,
    });
    expect(failed).toEqual([{ attempts: 4, error: '550 no such box' }]);
    const again = await school.call<{ queued: number }>('POST', `comm/v1/message/resend/${id}`, {}, writer);
    expect(again.data.queued).toBe(1);
    await school.handed(id);
    await school.service('MAIL', async ({ recipient }) => void taken.push(recipient));
    expect(taken).toEqual(['good@home.example', 'bad@home.example']);
    expect(await school.message(id)).toMatchObject({ state: 'SENT', reached: 2, failed: 0 });
    expect((await school.call('POST', `comm/v1/message/resend/${id}`, {}, writer)).data['code']).toBe(
      'ILLEGAL_STATE',
    );
  }, 60_000);

  it('to phones cost what their parts cost, and take no more than was bought (SMS-2, SMS-3, SMS-4)', async () => {
    await school.family('Ahmed', { mobile: '0300 1234567' });
    await school.family('Sara', { mobile: '+92 300 1234567' });
    await school.family('Bilal', { mobile: '0301 7654321' });
    await school.family('Omar', { mobile: '+0123456' });
    await school.sms({ credits: 5 });
    const text = { channel: 'SMS', subject: null, body: 'a'.repeat(161) };
    const [one, two] = [await school.draft(text), await school.draft(text)];
    expect(await school.preview(one)).toMatchObject({
      people: 4,
      reached: 2,
      parts: 4,
      cost: '10.00',
      left: 5,
    });
    const both = await Promise.all([school.send(one, 2), school.send(two, 2)]);
    expect(both.map(({ status, data }) => data['code'] ?? status).toSorted()).toEqual([200, 'CREDITS']);
    await school.handed(both[0]?.status === 200 ? one : two);
    expect((await mails(school)).map(({ recipient }) => recipient).toSorted()).toEqual([
      '+923001234567',
      '+923017654321',
    ]);
  });

  it('wait in quiet hours and until their time, and can be stopped until then', async () => {
    await school.family('Ahmed', { mobile: '0300 1234567' });
    await school.sms({ quietFrom: '00:00:00', quietTo: '23:59:59' });
    const id = await school.draft({ channel: 'SMS', subject: null });
    expect((await school.preview(id)).quietUntil).toBe('23:59:59');
    expect((await school.send(id, 1)).data).toEqual({ id, jobId: null });
    await school.sending.deliver(school.inner.school.context(), id);
    expect(await mails(school)).toEqual([]);
    expect((await school.call('POST', `comm/v1/message/cancel/${id}`, {}, writer)).status).toBe(200);
    expect(await school.message(id)).toMatchObject({ state: 'CANCELLED', parts: 0 });
    await school.sms({});
    const later = await school.draft({
      channel: 'SMS',
      subject: null,
      sendAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect((await school.send(later, 1)).data).toEqual({ id: later, jobId: null });
    await school.sending.deliver(school.inner.school.context(), later);
    expect(await mails(school)).toEqual([]);
    await school.inner.school.sql.query({ text: `update message set send_at = now()`, values: [] });
    await school.handed(later);
    expect(await mails(school)).toHaveLength(1);
  });

  it('leave as many on a day as the mail service allows', async () => {
    for (let n = 0; n < 4; n += 1) await school.family(`Child ${n}`, { email: `p${n}@home.example` });
    await school.data('PUT', 'comm/v1/MailSettings/update', { dailyLimit: 3 }, keeper);
    const id = await school.draft();
    await school.send(id, 4);
    for (let round = 0; round < 3; round += 1)
      await school.sending.deliver(school.inner.school.context(), id);
    expect(await mails(school)).toHaveLength(3);
    await school.inner.school.sql.query({
      text: `update message_recipient set handed_at = handed_at - interval '1 day' where handed_at is not null`,
    });
    await school.handed(id);
    expect(await mails(school)).toHaveLength(4);
  });

  it('are read by nobody else: parents see what they have got, others no message at all', async () => {
    await school.family('Ahmed', { email: 'a@home.example' });
    const { sql, userId } = school.inner.school;
    const id = await school.draft({ channel: 'IN_APP' });
    await school.sent(id);
    expect(await school.message(id)).toMatchObject({ state: 'SENT', reached: 1 });
    const notices = await sql.query({
      text: `select link from notification where message = 'message.received'`,
    });
    expect(notices).toHaveLength(1);
    const theirs = () => sql.query({ text: 'update message_recipient set user_id = $1', values: [userId] });
    await theirs();
    const got = await school.data<readonly Record<string, unknown>[]>(
      'GET',
      'comm/v1/recipient/getall',
      undefined,
      'PARENT',
    );
    expect(got).toMatchObject([{ subject: 'News', text: 'Hello' }]);
    // They get an inbox; how it was delivered, and to whom else, is for the staff.
    for (const key of ['address', 'name', 'user', 'state', 'reason', 'error'])
      expect(Object.keys(got[0] ?? {})).not.toContain(key);
    const waiting = await school.draft();
    await school.sent(waiting);
    await theirs();
    const still = await school.data<readonly unknown[]>(
      'GET',
      'comm/v1/recipient/getall',
      undefined,
      'PARENT',
    );
    expect(still).toHaveLength(1);
    for (const who of ['PARENT', 'STUDENT', 'EMPLOYEE']) {
      expect((await school.call('GET', `comm/v1/message/preview/${id}`, undefined, who)).status).toBe(403);
      expect((await school.call('GET', 'comm/v1/message/getall', undefined, who)).status).toBe(403);
      expect((await school.send(id, 1, who)).status).toBe(403);
    }
    expect((await school.send(id, 1, keeper)).status).toBe(403);
  });

  it('name only what they may, and what a template says goes as it was when it was sent (TPL-1, TPL-4)', async () => {
    const template = { name: 'Fees', channel: 'SMS', category: 'GENERAL', body: 'Pay {{fee.balance}}' };
    const save = (values: object) =>
      school.call<{ id: number }>('POST', 'comm/v1/template/save', values, keeper);
    expect((await save(template)).message).toBe('The text cannot use {{fee.balance}}.');
    const { data } = await save({ ...template, category: 'FEE' });
    await school.family('Ahmed', { mobile: '0300 1234567' });
    const values = { channel: 'SMS', subject: null, body: null, template: data.id };
    const id = await school.draft(values, feeWriter);
    await school.sent(id, feeWriter);
    await school.data('PUT', `comm/v1/template/update/${data.id}`, { body: 'Other' }, keeper);
    expect(await school.message(id)).toMatchObject({ body: 'Pay {{fee.balance}}' });
    const gone = await school.call('DELETE', `comm/v1/template/delete/${data.id}`, undefined, keeper);
    expect([gone.status, gone.data['code']]).toEqual([409, 'HAS_DEPENDENTS']);
  });

  it('tell what their writer may read: the balance of a family is for those who read fees', async () => {
    await school.family('Bilal', { mobile: '0300 1234567', email: 'bilal@families.test' });
    const text = { body: 'You owe {{ fee.balance }}' };
    const body = { channel: 'EMAIL', subject: 'News', batches: [school.batch], ...text };
    const refused = await school.call('POST', 'comm/v1/message/save', body, writer);
    expect([refused.status, refused.data['code'], refused.data['errors']]).toMatchObject([
      409,
      'BEYOND_OWN_RIGHTS',
      [{ field: 'body' }],
    ]);
    const id = await school.draft(text, feeWriter);
    for (const as of [writer, keeper])
      expect((await school.preview(id, as)).samples[0]?.text).toBe('You owe {{fee.balance}}');
    expect((await school.preview(id, feeWriter)).samples[0]?.text).toBe('You owe ');
    expect((await school.send(id, 1, writer)).data['code']).toBe('BEYOND_OWN_RIGHTS');
    await school.sent(id, feeWriter);
    const told = (as: string) =>
      school.data<readonly unknown[]>(
        'GET',
        `comm/v1/recipient/getall?filter={"message":${id}}`,
        undefined,
        as,
      );
    expect(await told(feeWriter)).toHaveLength(1);
    await school.inner.school.sql.query({
      text: 'update message set sender_id = null where id = $1',
      values: [id],
    });
    expect([await told(writer), await told(keeper)]).toEqual([[], []]);
  });
});
