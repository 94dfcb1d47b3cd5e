import type { DriveItem } from '@school/domain';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../test/school.ts';

type CallOptions = NonNullable<Parameters<typeof call>[2]>;

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');

/** A multipart body with one file, preceded by fields. */
export const uploadBody = async (
  name: string,
  content: Buffer | string,
  fields: Readonly<Record<string, string>> = {},
): Promise<{ readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }> => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const sent = new Response(form);
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
};

/** A school whose users each have a drive. */
export class DriveRoom {
  readonly school: School;
  readonly server: NestFastifyApplication;
  readonly tokens: Record<string, string> = {};
  readonly ids: Record<string, number> = {};

  constructor(school: School, server: NestFastifyApplication) {
    this.school = school;
    this.server = server;
  }

  static async open(names: readonly string[] = ['ana', 'ben', 'cleo']): Promise<DriveRoom> {
    const school = await School.open();
    const room = new DriveRoom(school, await school.server());
    for (const name of names) await room.addUser(name);
    return room;
  }

  async addUser(
    username: string,
    entityType = 'EMPLOYEE',
    privileges: readonly string[] = [],
  ): Promise<void> {
    this.ids[username] = await this.school.addUser({ username, entityType, privileges });
    this.tokens[username] = await tokenOf(this.server, username);
  }

  id(user: string): number {
    return this.ids[user] ?? 0;
  }

  call(user: string, path: string, options: Omit<CallOptions, 'token'> = {}): ReturnType<typeof call> {
    return call(this.server, `/api/v1/drive/${path}`, { ...options, token: this.tokens[user] ?? '' });
  }

  /** The response of a call that must succeed. */
  async data<T = DriveItem>(
    user: string,
    path: string,
    options: Omit<CallOptions, 'token'> = {},
  ): Promise<T> {
    const { status, body } = await this.call(user, path, options);
    if (status >= 300) throw new Error(`${user} ${path}: ${status} ${body.message}`);
    return body.data as T;
  }

  folder(user: string, name: string, parentFolderId?: number): Promise<DriveItem> {
    return this.data(user, 'folders', { body: { name, parentFolderId } });
  }

  async upload(
    user: string,
    name: string,
    {
      content = 'text',
      parent,
      path = 'upload',
    }: { content?: Buffer | string; parent?: number; path?: string } = {},
  ): ReturnType<typeof call> {
    const fields: Record<string, string> = parent === undefined ? {} : { parentFolderId: String(parent) };
    return this.call(user, path, { method: 'POST', ...(await uploadBody(name, content, fields)) });
  }

  async file(user: string, name: string, parent?: number, content?: Buffer | string): Promise<DriveItem> {
    const { status, body } = await this.upload(user, name, {
      ...(parent === undefined ? {} : { parent }),
      ...(content === undefined ? {} : { content }),
    });
    if (status !== 200) throw new Error(`${user} uploads ${name}: ${status} ${body.message}`);
    return body.data as unknown as DriveItem;
  }

  share(user: string, item: number, ...to: readonly string[]): Promise<DriveItem> {
    const userIds = to.map((name) => this.id(name));
    return this.data(user, `items/${item}/share`, { body: { userIds } });
  }

  /** Names in the order of the response. */
  async names(user: string, path: string): Promise<readonly string[]> {
    return (await this.data<readonly DriveItem[]>(user, path)).map(({ name }) => name);
  }
}
