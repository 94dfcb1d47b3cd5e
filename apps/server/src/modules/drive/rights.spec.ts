import type { DriveItem } from '@school/domain';
import { array, assert, asyncProperty, constant, constantFrom, nat, oneof, record } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { DriveRoom } from './drive.fixture.ts';

const users = ['ana', 'ben', 'cleo'] as const;
type User = (typeof users)[number];

/** The simple model: every item knows its owner, its folder, whom it is shared with and whether it is deleted. */
interface Known {
  readonly id: number;
  readonly owner: User;
  readonly isFile: boolean;
  parent: Known | undefined;
  trashed: boolean;
  readonly shares: Set<User>;
}

const chainOf = (item: Known): readonly Known[] => (item.parent ? [item, ...chainOf(item.parent)] : [item]);
const mayRead = (user: User, item: Known): boolean =>
  chainOf(item).every(({ trashed }) => !trashed) &&
  (item.owner === user || chainOf(item).some(({ shares }) => shares.has(user)));

type Command =
  | { readonly kind: 'make' | 'upload'; readonly owner: User; readonly in: number }
  | { readonly kind: 'move' | 'trash' | 'restore'; readonly item: number; readonly in: number }
  | { readonly kind: 'share' | 'unshare'; readonly item: number; readonly with: User };

const index = nat({ max: 11 });
const user = constantFrom(...users);
const command: Arbitrary<Command> = oneof(
  { weight: 4, arbitrary: record({ kind: constant('make' as const), owner: user, in: index }) },
  { weight: 2, arbitrary: record({ kind: constant('upload' as const), owner: user, in: index }) },
  {
    weight: 4,
    arbitrary: record({
      kind: constantFrom('move' as const, 'move' as const, 'trash' as const, 'restore' as const),
      item: index,
      in: index,
    }),
  },
  {
    weight: 4,
    arbitrary: record({
      kind: constantFrom('share' as const, 'share' as const, 'unshare' as const),
      item: index,
      with: user,
    }),
  },
);

/** Runs commands against the product and the model. Every response must be the one the model expects. */
class Play {
  readonly items: Known[] = [];
  private readonly room: DriveRoom;
  private readonly run: string;

  constructor(room: DriveRoom, run: string) {
    this.room = room;
    this.run = run;
  }

  at(place: number): Known | undefined {
    return this.items[place % (this.items.length + 1)];
  }

  async play(given: Command): Promise<void> {
    if ('owner' in given) return this.make(given.owner, this.at(given.in), given.kind === 'upload');
    const item = this.at(given.item);
    if (!item) return;
    if (given.kind === 'share' || given.kind === 'unshare') return this.share(item, given.with, given.kind);
    if (given.kind === 'move') return this.move(item, this.at(given.in));
    return given.kind === 'trash' ? this.trash(item) : this.restore(item);
  }

  private async make(owner: User, place: Known | undefined, isFile: boolean): Promise<void> {
    const takes = place && !place.isFile && place.owner === owner && mayRead(owner, place);
    const parent = takes ? place : undefined;
    const name = `${this.run} ${this.items.length}`;
    const { id } = isFile
      ? await this.room.file(owner, `${name}.txt`, parent?.id)
      : await this.room.folder(owner, name, parent?.id);
    this.items.push({ id, owner, isFile, parent, trashed: false, shares: new Set() });
  }

  private async move(item: Known, to: Known | undefined): Promise<void> {
    const query = to ? `?newParentFolderId=${to.id}` : '';
    const { status } = await this.room.call(item.owner, `items/${item.id}/move${query}`, { method: 'PUT' });
    const expected =
      !mayRead(item.owner, item) || (to && !mayRead(item.owner, to))
        ? 404
        : to && to.owner !== item.owner
          ? 409
          : to?.isFile
            ? 404
            : to && chainOf(to).includes(item)
              ? 409
              : 200;
    expect([status, item.id]).toEqual([expected, item.id]);
    if (status === 200) item.parent = to;
  }

  private async trash(item: Known): Promise<void> {
    const { status } = await this.room.call(item.owner, `items/${item.id}`, { method: 'DELETE' });
    expect(status).toBe(mayRead(item.owner, item) ? 200 : 404);
    if (status === 200) item.trashed = true;
  }

  private async restore(item: Known): Promise<void> {
    const { status } = await this.room.call(item.owner, `trash/${item.id}/restore`, { method: 'POST' });
    expect(status).toBe(item.trashed ? 200 : 404);
    if (status !== 200) return;
    item.trashed = false;
    // The folder it was in may itself be deleted: then it is restored to the root.
    if (item.parent && !mayRead(item.owner, item.parent)) item.parent = undefined;
  }

  private async share(item: Known, person: User, verb: 'share' | 'unshare'): Promise<void> {
    const readable = mayRead(item.owner, item);
    const inherits =
      !item.shares.has(person) &&
      chainOf(item)
        .slice(1)
        .some(({ shares }) => shares.has(person));
    const { status } = await this.room.call(item.owner, `items/${item.id}/${verb}`, {
      body: { userIds: [this.room.id(person)] },
    });
    const own = person === item.owner;
    const expected = !readable ? 404 : verb === 'share' ? (own ? 400 : 200) : inherits ? 409 : 200;
    expect([verb, status]).toEqual([verb, expected]);
    if (status !== 200) return;
    if (verb === 'share') item.shares.add(person);
    else item.shares.delete(person);
  }

  /** The content of a folder, and the latest files, are the items one may read, whoever asks. */
  private async compareInside(person: User, readable: readonly Known[]): Promise<void> {
    for (const folder of readable.filter(({ isFile }) => !isFile)) {
      const inside = await this.room.data<DriveItem[]>(person, `items?folderId=${folder.id}`);
      const expected = readable.filter(({ parent }) => parent === folder).map(({ id }) => id);
      expect(inside.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        expected.toSorted((a, b) => a - b),
      );
    }
    const latest = await this.room.data<DriveItem[]>(person, 'recent');
    const known = latest.filter(({ name }) => name.startsWith(`${this.run} `)).map(({ id }) => id);
    const files = readable.filter(({ isFile }) => isFile).map(({ id }) => id);
    expect(known.filter((id) => !files.includes(id))).toEqual([]);
    // The files of this run are the newest of all.
    expect(known.length).toBe(Math.min(files.length, 10));
  }

  /** What each user sees through every reading call is exactly what the model lets them see. */
  async compare(): Promise<void> {
    for (const person of users) {
      const readable = this.items.filter((item) => mayRead(person, item));
      const ids = readable.map(({ id }) => id).toSorted((a, b) => a - b);
      const found = await this.room.data<DriveItem[]>(
        person,
        `search?query=${encodeURIComponent(`${this.run} `)}`,
      );
      expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
      for (const item of this.items) {
        const expected = readable.includes(item) ? 200 : 404;
        for (const path of readingCallsOf(item))
          expect([path, (await this.room.call(person, path)).status]).toEqual([path, expected]);
      }
      await this.compareInside(person, readable);
      const mine = new Set(this.items.map(({ id }) => id));
      const shared = await this.room.data<DriveItem[]>(person, 'shared-with-me');
      const topmost = readable.filter(
        ({ owner, parent }) => owner !== person && !(parent && mayRead(person, parent)),
      );
      expect(
        shared
          .filter(({ id }) => mine.has(id))
          .map(({ id }) => id)
          .toSorted((a, b) => a - b),
      ).toEqual(topmost.map(({ id }) => id).toSorted((a, b) => a - b));
    }
  }
}

const readingCallsOf = ({ id, isFile }: Known): readonly string[] =>
  isFile
    ? [`items/${id}`, `files/${id}/download`, `files/${id}/preview`, `items/${id}/versions`]
    : [`items/${id}`, `items?folderId=${id}`, `folders/${id}/zip`, `recent?folderId=${id}`];

/** Items whose stored ancestor path differs from what their folders yield; a cycle has no path and is included. */
const brokenLineages = (room: DriveRoom): Promise<object[]> =>
  room.school.sql.query({
    text: `with recursive up (item, ancestor, steps) as (
        select id, id, 0 from drive_item
        union all select u.item, i.parent_folder_id, u.steps + 1 from up u join drive_item i on i.id = u.ancestor
          where i.parent_folder_id is not null and u.steps < 60),
      wanted as (select item, ancestor,
        max(steps) over (partition by item) - steps as position from up)
      select w.item, w.ancestor, l.owner_id, l.target_id from wanted w
        full join drive_item_lineage l on l.owner_id = w.item and l.target_id = w.ancestor and l.position = w.position
      where l.owner_id is null or w.item is null limit 5`,
  });

describe('who may read what in the drive', () => {
  let room: DriveRoom;
  beforeAll(async () => {
    room = await DriveRoom.open(users);
  });
  afterAll(() => room.school.close());

  it('is what a plain model says, over random trees, shares, moves and deletions (DRV-1, DRV-3, DRV-4, DRV-5, DRV-9, DRV-11)', async () => {
    let run = 0;
    await assert(
      asyncProperty(array(command, { minLength: 4, maxLength: 22 }), async (commands) => {
        run += 1;
        const play = new Play(room, `run${run}x`);
        for (const given of commands) await play.play(given);
        await play.compare();
        expect(await brokenLineages(room)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('never makes a circle, however many move at once (DRV-9)', async () => {
    const folders: number[] = [];
    for (let n = 0; n < 6; n += 1) folders.push((await room.folder('ana', `circle ${n}`)).id);
    const moves = folders.flatMap((item) => folders.map((to) => [item, to] as const));
    const answers = await Promise.all(
      moves.map(([item, to]) =>
        room.call('ana', `items/${item}/move?newParentFolderId=${to}`, { method: 'PUT' }),
      ),
    );
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await brokenLineages(room)).toEqual([]);
  });

  it('takes one of two folders of one name that are made at once (DRV-10)', async () => {
    const make = () => room.call('ana', 'folders', { body: { name: 'Same moment' } });
    const statuses = (await Promise.all([make(), make(), make()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409, 409]);
  });

  it('answers unknown items and those of others alike', async () => {
    const { id } = await room.folder('cleo', 'Only mine');
    const paths = (item: number): readonly (readonly ['GET' | 'PUT' | 'POST' | 'DELETE', string])[] => [
      ['GET', `items/${item}`],
      ['GET', `items?folderId=${item}`],
      ['GET', `recent?folderId=${item}`],
      ['GET', `files/${item}/download`],
      ['GET', `files/${item}/preview`],
      ['GET', `folders/${item}/zip`],
      ['GET', `items/${item}/versions`],
      ['PUT', `items/${item}/rename?newName=x`],
      ['PUT', `items/${item}/move`],
      ['PUT', `items/${item}/star`],
      ['DELETE', `items/${item}`],
      ['DELETE', `trash/${item}`],
      ['POST', `trash/${item}/restore`],
      ['POST', `items/${item}/versions/1/restore`],
    ];
    for (const [method, path] of paths(id)) {
      const unknown = path.replace(String(id), '987654');
      const [theirs, nobodys] = [
        await room.call('ben', path, { method }),
        await room.call('ben', unknown, { method }),
      ];
      expect([path, theirs.status, theirs.text]).toEqual([path, 404, nobodys.text]);
    }
    const body = { userIds: [room.id('ana')] };
    for (const verb of ['share', 'unshare'])
      expect((await room.call('ben', `items/${id}/${verb}`, { body })).status).toBe(404);
    expect((await room.call('ben', 'folders', { body: { name: 'in it', parentFolderId: id } })).status).toBe(
      404,
    );
    expect((await room.upload('ben', 'in.txt', { parent: id })).status).toBe(404);
    expect(
      (await room.school.sql.query({ text: `select id from stored_file where name = 'in.txt'` })).length,
    ).toBe(0);
  });
});
