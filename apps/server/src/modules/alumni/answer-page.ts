import { asHtml } from '@school/domain';
import { Refusal } from '@school/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../engine/engine.ts';
import type { RecordValues } from '../../engine/behaviour.ts';
import { productContext } from '../../engine/product-context.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { mainInstitute } from '../../platform/database/database.ts';
import { openInstitute } from '../../platform/institutes/institutes.ts';
import { headOffice, invitationOfToken } from './answer-token.ts';
import { placeAndTime } from './invitation-mail.ts';

interface Place {
  readonly Params: { readonly institute: string; readonly token: string };
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const look =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:8vh auto;padding:0 1.25rem;color-scheme:light dark}' +
  'button,input{font:inherit;padding:.6rem 1rem;margin:.25rem .5rem .25rem 0}' +
  'button{border:0;border-radius:.4rem;background:#1d5fbf;color:#fff;cursor:pointer}';

const answer = (reply: FastifyReply, title: string, body: string, status = 200): FastifyReply =>
  reply
    .status(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${asHtml(title)}</title><style>${look}</style></head><body><h1>${asHtml(title)}</h1>${body}</body></html>`,
    );

const unknown = (reply: FastifyReply): FastifyReply =>
  answer(reply, 'Invitation', '<p>There is no such invitation.</p>', 404);

const said: Readonly<Record<string, string>> = {
  INVITED: 'You have not answered yet.',
  ACCEPTED: 'You have accepted.',
  DECLINED: 'You have declined.',
  MAYBE: 'You are not sure yet.',
  WAITLISTED: 'All seats are taken. You are on the waiting list and will hear from us when one is free.',
  ATTENDED: 'You were there.',
};

const form =
  '<form method="post"><p><label>Guests <input type="number" name="guests" min="0" max="5" value="0"></label></p>' +
  '<button name="answer" value="accept">I come</button><button name="answer" value="maybe">I am not sure</button>' +
  '<button name="answer" value="decline">I do not come</button></form>';

/** An answer as the form sends it; undefined for anything else. */
const answerIn = (body: unknown): { readonly name: string; readonly guests: number } | undefined => {
  const given = new URLSearchParams(typeof body === 'string' ? body : '');
  const name = given.get('answer') ?? '';
  const guests = Number(given.get('guests') ?? 0);
  const isGood = ['accept', 'maybe', 'decline'].includes(name) && [0, 1, 2, 3, 4, 5].includes(guests);
  return isGood ? { name, guests } : undefined;
};

interface Shown {
  readonly event: RecordValues;
  readonly invitation: RecordValues;
  readonly when: string;
}

/** Works in the institute named by a link, with the invitation; undefined for links not issued by the product. */
const withInvitation = async (
  engine: Engine,
  secret: string,
  { params, id: requestId }: FastifyRequest<Place>,
  given?: { readonly name: string; readonly guests: number },
): Promise<Shown | undefined> => {
  const institute = await instituteOf(engine, params.institute);
  const id = institute && invitationOfToken(secret, institute, params.token);
  if (!institute || !id) return undefined;
  const context = productContext(institute, new Date().toISOString().slice(0, 10), String(requestId));
  const system = { system: true } as const;
  return inTransaction(engine, new EngineRecords(engine), context, async (work) => {
    const found = await work.records.read(work, 'alumniEventInvitation', id, system);
    if (!found) return undefined;
    const asked = given?.name === 'accept' ? { guests: given.guests } : {};
    const invitation = given
      ? await work.records.transition(work, 'alumniEventInvitation', id, given.name, asked, system)
      : found;
    const event = await work.records.read(work, 'alumniEvent', Number(found['event']), system);
    return event && { event, invitation, when: await placeAndTime(event, work) };
  });
};

const instituteOf = async ({ database }: Engine, name: string): Promise<string | undefined> => {
  if (name === headOffice) return mainInstitute;
  return /^[a-z0-9_]{1,40}$/.test(name) ? openInstitute(database, name) : undefined;
};

const show = (reply: FastifyReply, { event, invitation, when }: Shown): FastifyReply =>
  answer(
    reply,
    String(event['title']),
    `<p>${asHtml(when)}</p><p>${asHtml(String(event['description'] ?? ''))}</p>` +
      `<p><strong>${said[String(invitation['status'])] ?? ''}</strong></p>` +
      (event['status'] === 'PUBLISHED' ? form : '<p>The event is not open for answers.</p>'),
  );

/** The page behind an invitation link: seen and answered without signing in, until the deadline (ALM-3). */
export const serveAnswers = async (
  server: FastifyInstance,
  engine: Engine,
  secret: string,
): Promise<void> => {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: 4096, parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.get('/alumni-answer/:institute/:token', async (request: FastifyRequest<Place>, reply) => {
      const shown = await withInvitation(engine, secret, request);
      return shown ? show(reply, shown) : unknown(reply);
    });
    scope.post('/alumni-answer/:institute/:token', async (request: FastifyRequest<Place>, reply) => {
      const given = answerIn(request.body);
      if (!given) return answer(reply, 'Invitation', '<p>Please choose an answer.</p>', 400);
      try {
        const shown = await withInvitation(engine, secret, request, given);
        return shown ? show(reply, shown) : unknown(reply);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return answer(reply, 'Invitation', `<p>${asHtml(error.message)}</p>`, 409);
      }
    });
  });
};
