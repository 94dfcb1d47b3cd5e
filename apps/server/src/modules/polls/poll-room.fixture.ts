import type { PollResult } from '@school/domain';
import { CollabSchool } from '../../../test/collab-school.ts';
import type { Answer } from '../../../test/collab-school.ts';
import type { PollAnswer } from './poll-answer.ts';

export const base = 'collab/v1/poll';
export const basic = {
  title: 'Trip',
  description: 'Where shall we go?',
  options: ['Yes', 'No'],
  allowOtherAns: false,
  openForPolling: true,
  batches: '',
  departments: '',
};

/** A school with a poll creator, four teachers, a clerk, a pupil and a parent. */
export class PollRoom {
  readonly school: CollabSchool;
  /** Ids of users, departments (`math`, `hr`) and batches (`batch`, `other`). */
  readonly ids: Readonly<Record<string, number>>;

  private constructor(school: CollabSchool, ids: Readonly<Record<string, number>>) {
    this.school = school;
    this.ids = ids;
  }

  static async open(): Promise<PollRoom> {
    const school = await CollabSchool.open();
    const ids: Record<string, number> = {
      math: await school.addDepartment('Math'),
      hr: await school.addDepartment('Office'),
      batch: await school.addBatch('ten'),
      other: await school.addBatch('nine'),
      maker: await school.addUser('maker', { department: 'Office', privileges: ['PollManagement'] }),
    };
    for (const name of ['ann', 'bob', 'cem', 'dua'])
      ids[name] = await school.addUser(name, { department: 'Math' });
    ids['clerk'] = await school.addUser('clerk', { department: 'Office' });
    ids['pupil'] = await school.addUser('pupil', { kind: 'STUDENT' });
    ids['parent'] = await school.addUser('parent', { kind: 'PARENT' });
    return new PollRoom(school, ids);
  }

  /** Creates a poll; reports if that fails. */
  async make(more: object = {}, as = 'maker'): Promise<PollAnswer> {
    const body = { ...basic, userId: this.ids[as], ...more };
    const { status, message, data } = await this.school.call<PollAnswer>(as, 'POST', `${base}/save`, body);
    expect([status, message]).toEqual([201, 'Poll Created Successfully']);
    return data;
  }

  vote(as: string, poll: number, answer: string, more: object = {}): Promise<Answer> {
    const body = { pollID: poll, voterId: this.ids[as], answer, ...more };
    return this.school.call(as, 'POST', `${base}/vote`, body);
  }

  results(as: string, poll: number): Promise<PollResult[]> {
    return this.school.data<PollResult[]>(as, 'GET', `${base}/view/${poll}`);
  }

  change(as: string, poll: number, body: object, headers = {}): Promise<Answer<PollAnswer>> {
    return this.school.call<PollAnswer>(as, 'PATCH', `${base}/${poll}`, body, headers);
  }
}
