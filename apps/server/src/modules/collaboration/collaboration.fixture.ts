import { CollabSchool } from '../../../test/collab-school.ts';
import type { Answer } from '../../../test/collab-school.ts';
import { changedSilently } from '../../../test/history-checks.ts';

/** A post, group, list or room as sent for saving. */
export interface Saved {
  readonly id: number;
  readonly status: string;
  readonly likes: number;
}

/** A school with two who manage groups (`host`, `other`), a moderator of the blog, staff of two departments and a pupil. */
export class CollaborationRoom {
  readonly school: CollabSchool;
  /** Ids of the departments `math` and `office`, and of the employees `ann`, `bob` and `clerk`. */
  readonly ids: Readonly<Record<string, number>>;

  private constructor(school: CollabSchool, ids: Readonly<Record<string, number>>) {
    this.school = school;
    this.ids = ids;
  }

  static async open(): Promise<CollaborationRoom> {
    const school = await CollabSchool.open();
    const ids: Record<string, number> = {
      math: await school.addDepartment('Math'),
      office: await school.addDepartment('Office'),
    };
    await school.addUser('host', { department: 'Office', privileges: ['GroupManagement'] });
    await school.addUser('other', { department: 'Office', privileges: ['GroupManagement'] });
    await school.addUser('editor', { department: 'Office', privileges: ['BlogModeration'] });
    for (const name of ['ann', 'bob', 'cem']) await school.addUser(name, { department: 'Math' });
    await school.addUser('clerk', { department: 'Office' });
    await school.addUser('pupil', { kind: 'STUDENT' });
    for (const name of ['ann', 'bob', 'clerk']) ids[name] = await school.employeeOf(name);
    return new CollaborationRoom(school, ids);
  }

  save(as: string, base: string, body: object): Promise<Saved> {
    return this.school.data<Saved>(as, 'POST', `${base}/save`, body);
  }

  act(as: string, base: string, name: string, id: number): Promise<Answer<Record<string, unknown>>> {
    return this.school.call(as, 'POST', `${base}/action/${name}`, { ids: [id], input: {} });
  }

  move(as: string, base: string, name: string, id: number): Promise<Answer<Saved>> {
    return this.school.call<Saved>(as, 'POST', `${base}/transition/${name}/${id}`, {});
  }

  read(as: string, base: string, id: number): Promise<Answer<Saved>> {
    return this.school.call<Saved>(as, 'GET', `${base}/get/${id}`);
  }

  /** Records of the kinds that were changed without an audit entry. */
  silent(...kinds: readonly string[]): ReturnType<typeof changedSilently> {
    return changedSilently(this.school.sql, ...kinds);
  }
}
