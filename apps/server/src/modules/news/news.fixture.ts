import type { NewsItem } from '@school/domain';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../test/school.ts';

export type Fields = Readonly<Record<string, string>>;
export type Attached = readonly (readonly [name: string, content: Blob])[];

/** A small file that is a PDF by its content, whatever type the client claims. */
export const pdf = new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], { type: 'text/html' });

export const basic: Fields = {
  title: 'Sports day',
  content: '<p>On Friday</p>',
  audiences: 'STUDENT,PARENT',
};

export const formOf = async (fields: Fields, files: Attached): Promise<{ body: Buffer; type: string }> => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  for (const [name, content] of files) form.append('attachments', content, name);
  const sent = new Response(form);
  return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type') ?? '' };
};

interface Sender {
  readonly role?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A school with one user of each kind, named after it. */
export class NewsRoom {
  readonly school: School;
  readonly server: NestFastifyApplication;
  readonly tokens: Readonly<Record<string, string>>;

  constructor(school: School, server: NestFastifyApplication, tokens: Readonly<Record<string, string>>) {
    this.school = school;
    this.server = server;
    this.tokens = tokens;
  }

  static async open(): Promise<NewsRoom> {
    const school = await School.open();
    const server = await school.server();
    const tokens: Record<string, string> = {};
    for (const entityType of ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT']) {
      await school.addUser({ username: entityType.toLowerCase(), entityType });
      tokens[entityType] = await tokenOf(server, entityType.toLowerCase());
    }
    return new NewsRoom(school, server, tokens);
  }

  call(
    role: string,
    path: string,
    options: Omit<NonNullable<Parameters<typeof call>[2]>, 'token'> = {},
  ): ReturnType<typeof call> {
    return call(this.server, path, { ...options, token: this.tokens[role] ?? '' });
  }

  async send(
    method: 'POST' | 'PUT',
    path: string,
    fields: Fields,
    files: Attached = [],
    { role = 'ADMIN', headers = {} }: Sender = {},
  ): Promise<{ status: number; message: string; item: NewsItem }> {
    const { body, type } = await formOf(fields, files);
    const answer = await this.call(role, `/api/v1/news/${path}`, {
      method,
      body,
      headers: { 'content-type': type, ...headers },
    });
    const { data, message } = answer.body;
    return { status: answer.status, message, item: data as unknown as NewsItem };
  }

  async create(fields: Fields = {}, files: Attached = []): Promise<NewsItem> {
    const { status, item, message } = await this.send('POST', 'save', { ...basic, ...fields }, files);
    expect([status, message]).toEqual([201, 'News created successfully!']);
    return item;
  }

  async list(role: string, path: string): Promise<readonly NewsItem[]> {
    const { status, body } = await this.call(role, `/api/v1/news/${path}`);
    expect([path, status]).toEqual([path, 200]);
    return body.data as unknown as NewsItem[];
  }
}
