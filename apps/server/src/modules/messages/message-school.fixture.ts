import type { MessagePreview } from '@school/domain';
import { setTimeout as pause } from 'node:timers/promises';
import { OutboxSender } from '../../platform/outbox/outbox-sender.ts';
import type { Deliver } from '../../platform/outbox/outbox-sender.ts';
import { Signals } from '../../platform/signals/signals.ts';
import type { Answer } from '../../../test/payroll-school.ts';
import { StudentSchool, type Saved } from '../students/student-school.fixture.ts';
import { MessageSending } from './message-sending.ts';

/** Name, state and reason for everyone a message was addressed to. */
export type Outcome = readonly [name: string, state: string, reason: string | null];

export const writer = 'EMPLOYEE:SendMessages';
/** A user who writes to many and may read what families owe. */
export const feeWriter = 'EMPLOYEE:SendMessages,FeeSubmission,StudentView';
export const keeper = 'EMPLOYEE:MessageSettings';

/**
 * A school with a class whose parents are written to. There are no quiet hours, so that the time of day does not matter.
 */
export class MessageSchool {
  readonly inner: StudentSchool;

  private constructor(inner: StudentSchool) {
    this.inner = inner;
  }

  static async open(): Promise<MessageSchool> {
    return new MessageSchool(await StudentSchool.open());
  }

  get batch(): number {
    return this.inner.ids['10-A'];
  }

  get sending(): MessageSending {
    return this.inner.school.application.get(MessageSending, { strict: false });
  }

  async begin(): Promise<void> {
    await this.inner.begin();
    // More families than a class has places are written to in one go.
    await this.data('PUT', `setup/v1/Batch/update/${this.batch}`, { capacity: 200 });
    const texts = [
      'delete from birthday_greeting',
      'delete from message_recipient',
      'delete from message_batches',
      'delete from message',
      'delete from outbox_message',
      'delete from email_unsubscription',
      'delete from mail_setting',
      'delete from sms_setting',
    ];
    for (const text of texts) await this.inner.school.sql.query({ text });
    await this.sms({});
  }

  sms(values: object): Promise<unknown> {
    const open = { quietFrom: null, quietTo: null, unitCost: '2.50' };
    return this.data('PUT', 'comm/v1/SmsSettings/update', { ...open, ...values });
  }

  call<T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    as = 'ADMIN',
  ): Promise<Answer<T>> {
    return this.inner.school.call<T>(method, path, body, { as });
  }

  data<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = 'ADMIN'): Promise<T> {
    return this.inner.school.data<T>(method, path, body, { as });
  }

  /** A student of 10-A with a guardian. */
  async family(firstName: string, guardian: object, student: object = {}): Promise<number> {
    const { id } = await this.data<Saved>('POST', 'setup/v1/Guardian/save', {
      firstName: `Parent of ${firstName}`,
      ...guardian,
    });
    const guardians = [{ guardian: id, relation: this.inner.relation, immediateContact: true }];
    await this.inner.admit('10-A', { firstName, guardians, ...student });
    return id;
  }

  async draft(values: object = {}, as = writer): Promise<number> {
    const body = { channel: 'EMAIL', subject: 'News', body: 'Hello', batches: [this.batch], ...values };
    return (await this.data<Saved>('POST', 'comm/v1/message/save', body, as)).id;
  }

  preview(id: number, as = writer): Promise<MessagePreview> {
    return this.data('GET', `comm/v1/message/preview/${id}`, undefined, as);
  }

  send(id: number, people: number, as = writer): Promise<Answer> {
    return this.call('POST', `comm/v1/message/send/${id}`, { people }, as);
  }

  /** Sends a draft to whoever it reaches, and waits until everyone has been handed over. */
  async sent(id: number, as = writer): Promise<void> {
    const { reached } = await this.preview(id, as);
    const { status, message } = await this.send(id, reached, as);
    if (status !== 200) throw new Error(message);
    await this.handed(id);
  }

  /** Waits until no recipient of a message is left to be handed over. */
  async handed(id: number): Promise<void> {
    const { school } = this.inner;
    for (let round = 0; round < 100; round += 1) {
      const { unhanded } = await this.sending.deliver(school.context(), id);
      if (unhanded === 0) return;
      await pause(50);
    }
  }

  async outcomes(id: number): Promise<readonly Outcome[]> {
    const rows = await this.inner.school.sql.query<{ name: string; state: string; reason: string | null }>({
      text: 'select name, state, reason from message_recipient where message_id = $1 order by id',
      values: [id],
    });
    return rows.map(({ name, state, reason }) => [name, state, reason]);
  }

  message(id: number): Promise<Readonly<Record<string, unknown>>> {
    return this.data('GET', `comm/v1/message/get/${id}`);
  }

  /** An external service accepts or refuses what is in the outbox now, until nothing is due any more. */
  async service(channel: 'MAIL' | 'SMS', deliver: Deliver): Promise<void> {
    const { database, sql } = this.inner.school;
    const sender = new OutboxSender(database, new Signals(''), { [channel]: deliver });
    const settle = this.sending.settle.bind(this.sending);
    sender.onOutcome(() => settle(this.inner.school.context()));
    sender.begin();
    for (let round = 0; round < 100; round += 1) {
      const [row] = await sql.query<{ due: number }>({
        text: `select count(*)::float8 as due from outbox_message where next_attempt_at <= now()
          and state in ('QUEUED', 'SENDING')`,
      });
      if (row?.due === 0) break;
      await pause(20);
    }
    await sender.end();
    await settle(this.inner.school.context());
  }

  close(): Promise<void> {
    return this.inner.close();
  }
}
