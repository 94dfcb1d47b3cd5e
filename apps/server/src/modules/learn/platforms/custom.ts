import type { LearnPlatform, Outcome, RemoteIds, Speaking, Told } from './platform.ts';
import type { PlatformRequest } from './ask-platform.ts';
import { Refused, Stopped } from './stopped.ts';
import { isValues, jsonIn, textIn, valuesIn } from './values.ts';

const call = async (
  { connection: { baseUrl, clientId, clientSecret }, ask }: Speaking,
  method: PlatformRequest['method'],
  path: string,
  body?: object,
): Promise<unknown> => {
  const url = `${baseUrl.replace(/\/+$/, '')}/${path}`;
  const { status, text } = await ask({
    method,
    url,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { origin } = new URL(url);
  if (status === 401 || status === 403) throw new Stopped('REFUSED', `${origin}: ${status}`);
  if (status >= 500 || status < 200 || (status >= 300 && status < 400))
    throw new Stopped('SILENT', `${origin}: ${status}`);
  if (status === 404 && method === 'DELETE') return null;
  const answer = jsonIn(text, origin);
  if (status >= 400) throw new Refused((isValues(answer) && textIn(answer['message'])) || String(status));
  return answer;
};

const keyed = (key: string): string => encodeURIComponent(key);

/** Puts each item at its own address, or removes it from there: repeating the call changes nothing. */
const tell =
  <T extends { readonly key: string }>(
    collection: string,
    bodyOf: (sent: T, ids: RemoteIds) => object | undefined,
  ) =>
  async (
    told: readonly Told<T>[],
    speaking: Speaking,
    ids: RemoteIds = () => undefined,
  ): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (const { localId, removed, remoteId, sent } of told) {
      const path = `${collection}/${keyed(sent.key)}`;
      if (removed) {
        await call(speaking, 'DELETE', path);
        outcomes.push({ localId, remoteId: remoteId ?? sent.key });
        continue;
      }
      const body = bodyOf(sent, ids);
      if (body === undefined) {
        outcomes.push({ localId, problem: 'NOT_THERE', said: null });
        continue;
      }
      const answer = await call(speaking, 'PUT', path, body);
      outcomes.push({ localId, remoteId: (isValues(answer) && textIn(answer['id'])) || sent.key });
    }
    return outcomes;
  };

/** The school's own service that answers the calls of docs/learn-service.md. */
export const custom: LearnPlatform = {
  needsEmail: false,
  facts: async (speaking) => {
    const answer = await call(speaking, 'GET', 'about');
    const facts = isValues(answer) ? answer : {};
    return { site: textIn(facts['name']), version: textIn(facts['version']) || null, missing: [] };
  },
  users: tell('users', ({ username, firstName, lastName, email, teaches, suspended }) => ({
    username,
    firstName,
    lastName,
    email,
    role: teaches ? 'TEACHER' : 'STUDENT',
    suspended,
  })),
  batches: tell('groups', ({ name }) => ({ name })),
  subjects: tell('courses', ({ name, shortName, batch }, ids) => ({
    name,
    shortName,
    group: ids('BATCH', batch) ?? null,
  })),
  enrolments: tell('enrolments', ({ user, subject, teaches, suspended }, ids) => {
    const [there, course] = [ids('USER', user), ids('SUBJECT', subject)];
    if (there === undefined || course === undefined) return undefined;
    return { user: there, course, role: teaches ? 'TEACHER' : 'STUDENT', suspended };
  }),
  grades: async (place, speaking) => {
    const [course = '', item = ''] = place.split('/');
    const answer = await call(speaking, 'GET', `courses/${keyed(course)}/grades/${keyed(item)}`);
    return valuesIn(isValues(answer) ? answer['grades'] : undefined).map((row) => ({
      user: textIn(row['user']),
      raw: textIn(row['score']),
      highest: textIn(row['maximum']),
    }));
  },
};
