import { Inject, Injectable } from '@nestjs/common';
import { Conflict } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { birthdaysOf, noteGreetings } from './birthday.store.ts';
import { MessageActions } from './message-actions.ts';

/** Birthday wishes: to anyone who has a phone and was not sent any this year, each once (SMS-5). */
@Injectable()
export class Birthdays {
  constructor(@Inject(MessageActions) private readonly actions: MessageActions) {}

  /**
   * Sends the birthday text to people of a day.
   * @param chosen their keys; null for all
   * @throws Conflict `NOBODY` when nobody is left to be sent wishes
   */
  async wish(
    work: Work,
    day: string,
    template: number,
    chosen: readonly string[] | null,
  ): Promise<{ readonly message: number; readonly wished: number; readonly jobId: string | null }> {
    const text = await work.records.read(work, 'messageTemplate', template, { system: true });
    if (text?.['channel'] !== 'SMS' || text['active'] !== true)
      throw invalidField('template', 'notReference', 'Choose a template for text messages.');
    const rows = await birthdaysOf(work.transaction, day);
    const people = rows
      .filter(({ id, mobile, wished }) => mobile !== null && !wished && (chosen?.includes(id) ?? true))
      .map(({ id }) => id);
    const values = { channel: 'SMS', template, body: text['body'], includeGuardians: false };
    const [made] = await work.records.create(work, 'message', [values], { system: true });
    const message = Number(made?.['id']);
    const wished = await noteGreetings(work.transaction, people, { year: Number(day.slice(0, 4)), message });
    if (wished.length === 0)
      throw new Conflict('There is nobody left to congratulate on this day.', { code: 'NOBODY' });
    const { jobId } = await this.actions.send(work, message);
    return { message, wished: wished.length, jobId };
  }
}
