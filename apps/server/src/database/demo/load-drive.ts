import type { FastifyInstance } from 'fastify';
import { signInTo } from './api-client.ts';
import type { ApiClient, Saved } from './api-client.ts';
import { demoContent } from './drive-content.ts';
import { demoDrives } from './drive.ts';
import type { DemoItem } from './drive.ts';
import { demoPassword } from './users.ts';

const base = 'api/v1/drive';

const uploadTo = async (
  api: ApiClient,
  path: string,
  name: string,
  lines: DemoItem['lines'],
  parent?: number,
): Promise<Saved> => {
  const form = new FormData();
  if (parent !== undefined) form.set('parentFolderId', String(parent));
  form.append('file', await demoContent(name, lines), name);
  return api.postForm<Saved>(`${base}/${path}`, form);
};

/** A file with its earlier versions, oldest uploaded first. */
const loadFile = async (api: ApiClient, item: DemoItem, parent?: number): Promise<Saved> => {
  const [first, ...later] = [...(item.before ?? []), item.lines];
  const saved = await uploadTo(api, 'upload', item.name, first, parent);
  for (const lines of later) await uploadTo(api, `items/${saved.id}/versions`, item.name, lines);
  return saved;
};

const loadItem = async (
  api: ApiClient,
  users: ReadonlyMap<string, number>,
  item: DemoItem,
  parent?: number,
): Promise<void> => {
  const { name, contents, sharedWith = [], starred } = item;
  const { id } = contents
    ? await api.post<Saved>(`${base}/folders`, { name, parentFolderId: parent })
    : await loadFile(api, item, parent);
  for (const inner of contents ?? []) await loadItem(api, users, inner, id);
  const userIds = sharedWith.map((user) => users.get(user));
  if (userIds.length > 0) await api.post(`${base}/items/${id}/share`, { userIds });
  if (starred) await api.put(`${base}/items/${id}/star`, undefined);
};

/** Files and folders of a teacher, the personnel office and the administrator, some of them shared with each other. */
export const loadDrive = async (server: FastifyInstance): Promise<void> => {
  const names = [...new Set([...Object.keys(demoDrives), 'finance'])];
  const clients = new Map<string, ApiClient>();
  const users = new Map<string, number>();
  for (const name of names) {
    const api = await signInTo(server, name, demoPassword);
    const { user } = await api.get<{ user: Saved }>('setup/v1/session');
    clients.set(name, api);
    users.set(name, user.id);
  }
  for (const [name, items] of Object.entries(demoDrives)) {
    const api = clients.get(name);
    for (const item of items) if (api) await loadItem(api, users, item);
  }
};
