import { createTransport } from 'nodemailer';
import { institutionOf } from '../clock/institution.ts';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import type { Deliver } from '../outbox/outbox-sender.ts';

interface MailerParts {
  readonly smtpUrl: string;
  readonly publicUrl: string;
  readonly database: Database;
  readonly files: Files;
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];

const headersOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/** Sends mails through the configured SMTP server, under the name of the institution. */
export const createMailer = ({ smtpUrl, publicUrl, database, files }: MailerParts): Deliver => {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...patience });
  const host = new URL(publicUrl).hostname;
  const send: Deliver = async ({ id, recipient, subject, payload }, institute) => {
    const { name } = await institutionOf(database.of(institute));
    const attachments = await Promise.all(
      idsOf(payload['attachments']).map(async (fileId) => {
        const file = await files.find(institute, fileId);
        if (!file) throw new Error(`The attachment ${fileId} is gone.`);
        return { filename: file.name, contentType: file.type, content: await files.read(institute, file) };
      }),
    );
    await transport.sendMail({
      from: { name, address: `no-reply@${host}` },
      to: recipient,
      subject: subject.replaceAll(/\s+/g, ' '),
      text: String(payload['text'] ?? ''),
      ...(typeof payload['html'] === 'string' ? { html: payload['html'] } : {}),
      attachments,
      ...(typeof payload['replyTo'] === 'string' ? { replyTo: payload['replyTo'] } : {}),
      headers: headersOf(payload['headers']),
      // The id lets a message sent twice after a crash be recognised as one.
      messageId: `<${institute}.${id}@${host}>`,
    });
  };
  return Object.assign(send, { close: () => transport.close() });
};
