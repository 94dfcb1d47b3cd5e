import { placesOf } from '@school/kernel';
import { catalogue } from '@school/resources';
import { callsOf, controllersOf } from '../../engine/calls/calls-of.ts';
import { pdf, uploadBody } from './drive.fixture.ts';
import { DriveModule } from './drive.module.ts';

const base = '/api/v1/drive/';

/** One request to the drive. */
export interface DriveRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  readonly path: string;
  readonly payload?: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the caller of a request may use besides the item in question. */
export interface Own {
  /** A folder and a file that belong to the caller. */
  readonly folder: number;
  readonly file: number;
  /** Someone else to share with. */
  readonly friend: number;
}

/** A request about an item. */
type Ask = (item: number, own: Own) => Promise<DriveRequest> | DriveRequest;

/** Operations of the drive, whose controllers are generated. */
const operations = (catalogue.operations ?? [])
  .filter(({ module }) => module === 'drive')
  .flatMap(placesOf)
  .map(({ method, path }) => ({ method, path: `/${path}` }));

/** Every call of the drive as declared by its controllers and definitions: `GET items/:id`. */
export const driveCalls: readonly string[] = [...callsOf(controllersOf([DriveModule])), ...operations].map(
  ({ method, path }) => `${method} ${path.slice(base.length)}`,
);

const json = (value: unknown): Pick<DriveRequest, 'payload' | 'headers'> => ({
  payload: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});

const form = async (
  fields: Readonly<Record<string, string>> = {},
): Promise<Pick<DriveRequest, 'payload' | 'headers'>> => {
  const { body, headers } = await uploadBody('sent.pdf', pdf, fields);
  return { payload: body, headers };
};

const tus = { 'tus-resumable': '1.0.0', 'upload-length': '4' };
const base64 = (text: string | number): string => Buffer.from(String(text)).toString('base64');
const begin = (key: string, item: number): DriveRequest => ({
  method: 'POST',
  path: 'uploads',
  headers: { ...tus, 'upload-metadata': `filename ${base64('a.txt')},${key} ${base64(item)}` },
});

/** What a call needs besides the id in its address. */
const additions: Readonly<
  Record<string, (own: Own) => Promise<Partial<DriveRequest>> | Partial<DriveRequest>>
> = {
  'PUT items/:id/rename': () => ({ path: '?newName=another' }),
  'POST items/:id/share': ({ friend }) => json({ userIds: [friend] }),
  'POST items/:id/unshare': ({ friend }) => json([friend]),
  'POST items/:id/versions': () => form(),
};

/** Where a call takes an item elsewhere than in its address. */
const elsewhere: Readonly<Record<string, readonly Ask[]>> = {
  'GET items': [
    (item) => ({ method: 'GET', path: `items?folderId=${item}` }),
    (item) => ({ method: 'GET', path: `items?folderId=${item}&foldersOnly=true&range=[0,9]` }),
  ],
  'GET recent': [(item) => ({ method: 'GET', path: `recent?folderId=${item}` })],
  'GET files/:id/download': [(item) => ({ method: 'GET', path: `files/${item}/download?version=1` })],
  'GET files/:id/preview': [(item) => ({ method: 'GET', path: `files/${item}/preview?version=1` })],
  'POST folders': [
    (item) => ({ method: 'POST', path: 'folders', ...json({ name: 'x', parentFolderId: item }) }),
  ],
  'POST upload': [
    async (item) => ({ method: 'POST', path: 'upload', ...(await form({ parentFolderId: String(item) })) }),
  ],
  'PUT items/:id/move': [
    (item) => ({ method: 'PUT', path: `items/${item}/move?newParentFolderId=root` }),
    (item, { folder }) => ({ method: 'PUT', path: `items/${item}/move?newParentFolderId=${folder}` }),
    (item, { file }) => ({ method: 'PUT', path: `items/${file}/move?newParentFolderId=${item}` }),
  ],
  'POST uploads': [(item) => begin('parentFolderId', item), (item) => begin('replaces', item)],
};

/** Calls that concern no item: lists of what the caller has, and uploads by their own secret key. */
export const withoutItem: Readonly<Record<string, DriveRequest>> = {
  'GET search': { method: 'GET', path: 'search?query=hush' },
  'GET shared-with-me': { method: 'GET', path: 'shared-with-me' },
  'GET starred': { method: 'GET', path: 'starred' },
  'GET trash': { method: 'GET', path: 'trash' },
  'GET space': { method: 'GET', path: 'space' },
  'GET items': { method: 'GET', path: 'items' },
  'GET recent': { method: 'GET', path: 'recent' },
  'DELETE trash': { method: 'DELETE', path: 'trash' },
  'OPTIONS uploads': { method: 'OPTIONS', path: 'uploads' },
};

/** Calls about an upload in progress. */
export const ofUpload = (key: string): Readonly<Record<string, DriveRequest>> => ({
  'HEAD uploads/:key': { method: 'HEAD', path: `uploads/${key}`, headers: tus },
  'PATCH uploads/:key': {
    method: 'PATCH',
    path: `uploads/${key}`,
    payload: Buffer.from('text'),
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  },
  'DELETE uploads/:key': { method: 'DELETE', path: `uploads/${key}`, headers: tus },
});

const inAddress = (call: string): readonly Ask[] => {
  if (!call.includes('/:id')) return [];
  const [method = '', path = ''] = call.split(' ');
  return [
    async (item, own) => {
      const more = (await additions[call]?.(own)) ?? {};
      const address = path.replace(':id', String(item)).replace(':number', '1');
      return { method: method as DriveRequest['method'], ...more, path: `${address}${more.path ?? ''}` };
    },
  ];
};

/** Each place where a call of the drive takes an item, derived from the calls themselves. */
export const asks: readonly (readonly [call: string, ask: Ask])[] = driveCalls.flatMap((call) =>
  [...inAddress(call), ...(elsewhere[call] ?? [])].map((ask) => [call, ask] as const),
);
