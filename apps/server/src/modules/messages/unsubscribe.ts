import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { institutionOf } from '../../platform/clock/institution.ts';
import { mainInstitute, type Database } from '../../platform/database/database.ts';
import { openInstitute } from '../../platform/institutes/institutes.ts';
import { asHtml } from '@school/domain';
import { headOffice } from './hand-over.ts';
import { recipientOfToken } from './unsubscribe-token.ts';

interface Place {
  readonly Params: { readonly institute: string; readonly token: string };
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const look =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:12vh auto;padding:0 1.25rem;color-scheme:light dark}' +
  'button{font:inherit;padding:.6rem 1.2rem;border:0;border-radius:.4rem;background:#1d5fbf;color:#fff;cursor:pointer}';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${title}</title><style>${look}</style></head><body>${body}</body></html>`;

const answer = (reply: FastifyReply, title: string, body: string): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(page(title, body));

const instituteOf = async (database: Database, name: string): Promise<string | undefined> => {
  if (name === headOffice) return mainInstitute;
  return /^[a-z0-9_]{1,40}$/.test(name) ? openInstitute(database, name) : undefined;
};

/** Adds the address that a mail went to; once, however often its link is followed. */
const unsubscribe = async (database: Database, institute: string, recipient: number): Promise<void> => {
  await database.of(institute).query({
    name: 'message_unsubscribe',
    text: `insert into email_unsubscription (address, active, unsubscribed_at, by_link)
      select lower(btrim(r.address)), true, now(), true from message_recipient r
      where r.id = $1 and r.channel = 'EMAIL' and r.address is not null on conflict do nothing`,
    values: [recipient],
  });
};

/**
 * The pages behind the links in emails: confirmation, and unsubscribing by a click here or in the mail program (RFC 8058).
 * They work without signing in and respond the same whatever the link identifies, so that nobody learns from them who is
 * known (MAI-3).
 */
export const serveUnsubscribing = async (
  server: FastifyInstance,
  database: Database,
  secret: string,
): Promise<void> => {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: 4096 }, (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null));
    });
    scope.get('/unsubscribe/:institute/:token', async (request: FastifyRequest<Place>, reply) => {
      const institute = await instituteOf(database, request.params.institute);
      const name = institute ? (await institutionOf(database.of(institute))).name : '';
      return answer(
        reply,
        'Unsubscribe',
        `<h1>Unsubscribe</h1><p>No more mails to many from ${asHtml(name || 'this school')}. What you must know still reaches you.</p><form method="post"><button>Unsubscribe</button></form>`,
      );
    });
    scope.post('/unsubscribe/:institute/:token', async (request: FastifyRequest<Place>, reply) => {
      const { institute: place, token } = request.params;
      const institute = await instituteOf(database, place);
      const recipient = institute && recipientOfToken(secret, institute, token);
      if (institute && recipient) await unsubscribe(database, institute, recipient);
      return answer(reply, 'Unsubscribed', '<h1>Unsubscribed</h1><p>You get no more mails to many.</p>');
    });
  });
};
