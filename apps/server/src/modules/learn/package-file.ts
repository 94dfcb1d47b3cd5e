import { oneRosterFiles } from '@school/domain';
import { Conflict } from '@school/kernel';
import { learnPackage } from '@school/resources';
import { ZipFile } from 'yazl';
import { handle } from '../../engine/operation/handle.ts';
import { Sent } from '../../engine/operation/sent.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import type { Connection } from '../../platform/database/database.ts';
import { contentDisposition } from '../../platform/files/content-disposition.ts';
import { batchesTaught, enrolmentsOf, peopleOf, subjectsOf } from './wanted.store.ts';

const filesFor = async (connection: Connection, institute: string, chosen: readonly number[]) => {
  const batches = await batchesTaught(connection, chosen.length > 0 ? chosen : null);
  if (batches.length === 0) throw new Conflict('No batch is being taught now.', { code: 'NOTHING_TAUGHT' });
  const ids = batches.map(({ id }) => id);
  const from = batches.map((batch) => batch.from).sort()[0] ?? '';
  const to =
    batches
      .map((batch) => batch.to)
      .sort()
      .at(-1) ?? '';
  const courseOf = new Map(batches.map(({ id, course }) => [id, course]));
  const people = await peopleOf(connection, ids);
  const known = new Set(people.map(({ id }) => id));
  return oneRosterFiles({
    school: { id: institute, name: (await institutionOf(connection)).name },
    session: { name: `${from.slice(0, 4)}–${to.slice(0, 4)}`, from, to },
    courses: [
      ...new Map(
        batches.map(({ course, courseName, code }) => [course, { id: course, name: courseName, code }]),
      ).values(),
    ],
    classes: (await subjectsOf(connection, ids)).map(({ id, name, code, batch, label }) => ({
      id,
      name: `${name} – ${label}`,
      code,
      course: courseOf.get(batch) ?? 0,
    })),
    people: people.map((person) => ({ ...person, lastName: person.lastName === '.' ? '' : person.lastName })),
    enrolments: (await enrolmentsOf(connection, ids))
      .filter(({ user }) => known.has(user))
      .map(({ user, subject, teaches }) => ({ person: user, class: subject, teaches })),
  });
};

/** Everything that goes to the platform, as files that it can read. */
export const packageFile = handle(
  learnPackage,
  ({ input: { batches }, context, connection }) =>
    new Sent(async (reply) => {
      const files = await filesFor(connection, context.institute, batches ?? []);
      const archive = new ZipFile();
      for (const { name, text } of files) archive.addBuffer(Buffer.from(text, 'utf8'), name);
      archive.end();
      reply.header('content-type', 'application/zip');
      reply.header('content-disposition', contentDisposition(`oneroster ${context.today}.zip`));
      reply.header('x-content-type-options', 'nosniff');
      return archive.outputStream;
    }),
);
