import type { Client } from 'pg';
import { call, signIn, type Product } from './product.ts';
import type { Figure } from './table.ts';
import { figureOf, timed } from './timed.ts';

const allItems = 100_000;
const inFolder = 1_000;

interface Seeded {
  /** The folder with a thousand files. */
  readonly folder: number;
  /** The folder that contains everything. */
  readonly top: number;
  readonly user: number;
}

/** A hundred thousand items of the personnel office below one folder, every hundredth a folder; 1,000 files in one. */
const seedDrive = async (client: Client): Promise<Seeded> => {
  const { rows } = await client.query<{ owner: string; reader: string }>(
    `select (select id from "user" where username = 'hr') as owner,
      (select id from "user" where username = 'teacher') as reader`,
  );
  const [owner, reader] = [Number(rows[0]?.owner), Number(rows[0]?.reader)];
  const add = async (from: string): Promise<number[]> =>
    (
      await client.query<{ id: string }>(
        `insert into drive_item (name, item_type, owner_id, parent_folder_id, updated_at) ${from} returning id`,
      )
    ).rows.map(({ id }) => Number(id));
  const [top = 0] = await add(`select 'Bench archive', 'FOLDER', ${owner}, null::bigint, now()`);
  const [folder = 0] = await add(`select 'A thousand files', 'FOLDER', ${owner}, ${top}, now()`);
  await add(`select 'report ' || n || '.pdf', 'FILE', ${owner}, ${folder}, now() - n * interval '1 minute'
    from generate_series(1, ${inFolder}) n`);
  const folders = await add(
    `select 'class ' || n, 'FOLDER', ${owner}, ${top}, now() from generate_series(1, 1000) n`,
  );
  await add(`select 'sheet ' || n || '.csv', 'FILE', ${owner}, (array[${folders.join()}])[1 + n % 1000],
    now() - n * interval '1 second' from generate_series(1, ${allItems - inFolder - folders.length - 2}) n`);
  await client.query(`with recursive up (item, ancestor, steps) as (
      select id, id, 0 from drive_item where id >= ${top}
      union all select u.item, i.parent_folder_id, u.steps + 1 from up u join drive_item i on i.id = u.ancestor
        where i.parent_folder_id is not null)
    insert into drive_item_lineage (owner_id, target_id, position)
      select item, ancestor, max(steps) over (partition by item) - steps from up`);
  await client.query(
    `insert into drive_share (item_id, user_id) values (${top}, ${reader}), (${folder}, ${reader})`,
  );
  await client.query('analyze drive_item, drive_item_lineage, drive_share');
  return { folder, top, user: reader };
};

const readFigures = async (product: Product, who: string, { folder }: Seeded): Promise<readonly Figure[]> => {
  const get = (path: string) => (): Promise<unknown> => call(product, 'GET', `api/v1/drive/${path}`);
  const calls = {
    'list of 1,000 files': `items?folderId=${folder}`,
    'search with one match': 'search?query=sheet%2077777.',
    'search with 1,000 matches': 'search?query=report',
    'search with 98,000 matches': 'search?query=sheet',
    'recent files': 'recent',
    'shared with me': 'shared-with-me',
    space: 'space',
  };
  const figures: Figure[] = [];
  for (const [what, path] of Object.entries(calls)) {
    figures.push(figureOf(`drive, ${who}: ${what}`, await timed(get(path))));
  }
  return figures;
};

const shareFigure = async (product: Product, { folder, user }: Seeded): Promise<Figure> => {
  const body = { userIds: [user] };
  const took = await timed(async () => {
    await call(product, 'POST', `api/v1/drive/items/${folder}/unshare`, body).catch(() => undefined);
    await call(product, 'POST', `api/v1/drive/items/${folder}/share`, body);
  });
  return figureOf('drive, owner: unshare and share', took);
};

/** The document drive with a hundred thousand items, as their owner and as someone they are shared with. */
export const driveFigures = async (product: Product, client: Client): Promise<readonly Figure[]> => {
  const seeded = await seedDrive(client);
  const teacher: Product = { ...product, authorization: await signIn(product.url, 'teacher') };
  const owner = await readFigures(product, 'owner', seeded);
  const shared = await readFigures(teacher, 'shared', seeded);
  return [...owner, ...shared, await shareFigure(product, seeded)];
};
