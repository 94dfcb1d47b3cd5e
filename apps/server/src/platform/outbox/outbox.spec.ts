import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { School, call, tokenOf } from '../../../test/school.ts';
import { Signals } from '../signals/signals.ts';
import { createMailer } from '../mail/mailer.ts';
import { Files } from '../files/files.ts';
import { LocalFileStore } from '../files/local-file-store.ts';
import { OutboxSender } from './outbox-sender.ts';
import type { Deliver } from './outbox-sender.ts';
import { queueMail } from './queue-message.ts';

/** The minimum of a mail server: accepts everything and keeps the texts. */
const mailServer = async (mails: string[]): Promise<Server> => {
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      if (data !== undefined) {
        data += chunk.toString();
        if (!data.endsWith('\r\n.\r\n')) return;
        mails.push(data);
        data = undefined;
        socket.write('250 kept\r\n');
        return;
      }
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        const isData = line === 'DATA';
        if (isData) data = '';
        socket.write(isData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

describe('the outbox', () => {
  let school: School;
  let signals: Signals;
  beforeAll(async () => {
    school = await School.open();
    signals = new Signals(school.url);
    await signals.start();
  });
  afterAll(async () => {
    await signals.stop();
    await school.close();
  });

  const queue = (subject: string): Promise<number> =>
    school.database.transaction('main', (transaction) =>
      queueMail(transaction, { to: 'parent@school.test', subject, text: 'Liebe Grüße' }),
    );
  const stateOf = async (id: number): Promise<Record<string, unknown>> => {
    const [row] = await school.sql.query({
      text: 'select state, attempts, error, next_attempt_at > now() as later from outbox_message where id = $1',
      values: [id],
    });
    return row ?? {};
  };
  const until = async (id: number, state: string): Promise<void> => {
    for (let round = 0; round < 100 && (await stateOf(id))['state'] !== state; round += 1) await pause(50);
  };

  it('sends what is committed, and only that', async () => {
    const mails: string[] = [];
    const server = await mailServer(mails);
    const sender = new OutboxSender(school.database, signals, {
      MAIL: createMailer({
        smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}/?ignoreTLS=true`,
        publicUrl: 'https://school.example',
        database: school.database,
        files: new Files(school.database, new LocalFileStore(school.settings.dataDir)),
      }),
    });
    sender.begin();
    const rolledBack = school.database.transaction('main', async (transaction) => {
      await queueMail(transaction, { to: 'x@school.test', subject: 'never', text: '' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    const id = await queue('Fees\r\nBcc: everybody@school.test');
    await until(id, 'SENT');
    await sender.end();
    server.close();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: parent@school.test');
    expect(mails[0]).not.toMatch(/^Bcc:/m);
    expect(mails[0]).toContain(`Message-ID: <main.${id}@school.example>`);
  });

  it('tries again later when the server fails', async () => {
    const failing: Deliver = () => Promise.reject(new Error('451 greylisted'));
    const sender = new OutboxSender(school.database, signals, { MAIL: failing });
    const id = await queue('Later');
    sender.begin();
    await until(id, 'QUEUED');
    await pause(200);
    await sender.end();
    expect(await stateOf(id)).toEqual({ state: 'QUEUED', attempts: 1, error: '451 greylisted', later: true });
  });

  it('sends a message once although many processes look', async () => {
    const sent: number[] = [];
    const deliver: Deliver = async ({ id }) => {
      await pause(20);
      sent.push(id);
    };
    const ids = await Promise.all(Array.from({ length: 25 }, (_, index) => queue(`Note ${index}`)));
    const senders = [1, 2, 3].map(() => new OutboxSender(school.database, signals, { MAIL: deliver }));
    senders.forEach((sender) => sender.begin());
    for (const id of ids) await until(id, 'SENT');
    await Promise.all(senders.map((sender) => sender.end()));
    expect(sent.filter((id) => ids.includes(id)).sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b));
  });

  it('is read by administrators where there is no mail server', async () => {
    const server = await school.server();
    await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    await school.addUser({ username: 'clerk' });
    const id = await queue('Readable');
    const token = await tokenOf(server, 'admin');
    const { body, headers } = await call(server, '/setup/v1/outbox', { token });
    expect(headers['content-range']).toMatch(/^outbox 0-\d+\/\d+$/);
    const lost = await queue('Lost');
    await school.sql.query({
      text: `update outbox_message set state = 'FAILED' where id = $1`,
      values: [lost],
    });
    const failed = await call(server, '/setup/v1/outbox?state=FAILED', { token });
    expect(failed.body.data).toMatchObject([{ id: lost, state: 'FAILED' }]);
    expect((await call(server, '/setup/v1/outbox?state=LOST', { token })).status).toBe(400);
    expect(body.data).toMatchObject({ 0: { id, subject: 'Readable', state: 'QUEUED', text: 'Liebe Grüße' } });
    expect((await call(server, '/setup/v1/outbox', { token: await tokenOf(server, 'clerk') })).status).toBe(
      403,
    );
  });
});
