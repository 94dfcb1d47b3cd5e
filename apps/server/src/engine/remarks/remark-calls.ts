import { Invalid, NotFound, isAmong, isIdentifier, problemSaying } from '@school/kernel';
import type { AnyResource, RemarkMade, Violation } from '@school/kernel';
import { writeAudit } from '../audit/write-audit.ts';
import { answerWrite, dataText } from '../calls/answer-write.ts';
import type { Call, GenericCall, Method } from '../calls/generic-call.ts';
import { refuseUnknown } from '../calls/query-parameters.ts';
import { recordId } from '../calls/record-id.ts';
import { succeeded } from '../envelope/envelope.ts';
import { listQuery } from '../query/list.ts';
import { readRecord } from '../query/read.ts';
import { readState } from '../write/row-state.ts';
import { assertMay } from '../write/writer.ts';
import type { Writer } from '../write/writer.ts';
import type { Connection } from '../../platform/database/database.ts';
import {
  attachFile,
  attachmentsOf,
  commentsOf,
  deleteComment,
  detachFile,
  insertComment,
} from './remark-statements.ts';
import { withRemarkRows } from './remark-rows.ts';
import type { Place } from './remark-statements.ts';

const longest = 4000;

const placeOf = ({ resource, parameters }: Call): Place => ({
  resource: resource.key,
  id: recordId(parameters['id']),
});

/** @throws NotFound for records that the caller may not see, Forbidden for those who see none */
const assertVisible = async (call: Call, connection: Connection): Promise<void> => {
  const { engine, context } = call;
  const resource = withRemarkRows(call.resource);
  const { reader } = listQuery(engine, context, resource, {});
  const { id } = placeOf(call);
  await readRecord(connection, { reader, caller: context, resource, id, shape: { fields: ['id'] } });
};

const read = async (call: Call, rows: typeof commentsOf | typeof attachmentsOf): Promise<string> => {
  refuseUnknown(call.query, new Set());
  const connection = call.engine.database.of(call.context.institute);
  await assertVisible(call, connection);
  return JSON.stringify(succeeded(await rows(connection, placeOf(call))));
};

/** Writes on behalf of a user who may read or change the record, with a line in its history. */
const write = (
  call: Call,
  verb: string,
  needs: 'read' | 'update',
  work: (writer: Writer, place: Place) => Promise<string>,
): Promise<string> =>
  answerWrite(call, async (writer) => {
    assertMay(writer, 'read');
    if (needs === 'update') assertMay(writer, 'update');
    const place = placeOf(call);
    await assertVisible(call, writer.work.transaction);
    const said = await work(writer, place);
    await writeAudit(writer.work, {
      resource: call.resource,
      id: place.id,
      verb,
      version: null,
      changes: {},
    });
    return dataText({ id: place.id, said } satisfies RemarkMade);
  });

const bodyOf = ({ body }: Call, key: string): unknown => {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(given).find((name) => name !== key);
  if (unknown !== undefined)
    throw problem(unknown.slice(0, 60), 'unknownField', 'This property does not exist.');
  return given[key];
};

const problem = (field: string, code: string, message: string, params?: Violation['params']): Invalid =>
  new Invalid('Check the marked fields.', [problemSaying(field, code, message, params)]);

/** What a commenter must be allowed to do with the record; other programs only read what they may read. */
const writersOf = ({ resource, context }: Call): 'read' | 'update' =>
  resource.comments === 'readers' && context.actor.client !== true ? 'read' : 'update';

const comment = (call: Call): Promise<string> =>
  write(call, 'comment', writersOf(call), async ({ work }, place) => {
    const given = bodyOf(call, 'text');
    const text = typeof given === 'string' ? given.trim() : '';
    if (text === '') throw problem('text', 'required', 'Write something.');
    if (text.length > longest || text.includes('\0'))
      throw problem('text', 'maxLength', 'At most %{max} characters.', { max: longest });
    const { actor, username } = work.context;
    await insertComment(work.transaction, place, { author: actor.id, name: username ?? '', text });
    return text;
  });

/** The second id of an address: that of a comment or file. */
const partOf = ({ parameters }: Call): number => recordId(parameters['part']);

/** Whether the caller may remove what others have said about the record. */
const moderates = async ({ resource }: Call, writer: Writer, { id }: Place): Promise<boolean> => {
  const { moderate = [], moderatedBy } = resource.access;
  if (isAmong(writer.work.context.actor, moderate)) return true;
  return moderatedBy !== undefined && Number((await readState(writer, id)).values[moderatedBy]) > 0;
};

const uncomment = (call: Call): Promise<string> =>
  write(call, 'uncomment', writersOf(call), async (writer, place) => {
    const { work } = writer;
    const author = (await moderates(call, writer, place)) ? null : work.context.actor.id;
    if (!(await deleteComment(work.transaction, place, partOf(call), author))) throw new NotFound();
    return '';
  });

const attach = (call: Call): Promise<string> =>
  write(call, 'attach', 'update', async ({ work }, place) => {
    const file = bodyOf(call, 'fileId');
    const id = typeof file === 'number' && isIdentifier(file) ? file : 0;
    const name = id === 0 ? undefined : await attachFile(work.transaction, place, id, work.context.actor.id);
    if (name === undefined) throw problem('fileId', 'notFile', 'Upload the file first.');
    return name;
  });

const detach = (call: Call): Promise<string> =>
  write(call, 'detach', 'update', async ({ work }, place) => {
    const name = await detachFile(work.transaction, place, partOf(call));
    if (name === undefined) throw new NotFound();
    return name;
  });

const remarkCall = (
  name: string,
  method: Method,
  path: string,
  about: string,
  offered: (resource: AnyResource) => boolean,
  handle: (call: Call) => Promise<string>,
): GenericCall => ({
  name,
  method,
  paths: [path],
  ...(method === 'POST' ? { status: 201 } : {}),
  summary: ({ label }) => `${about} of one of ${label[1]}`,
  offered,
  handle,
});

const hasComments = ({ comments }: AnyResource): boolean => comments === true || comments === 'readers';
const hasFiles = ({ attachments }: AnyResource): boolean => attachments === true;

/** Comments and files of records whose definition has them; rights follow the record. */
export const remarkCalls: readonly GenericCall[] = [
  remarkCall('comments', 'GET', 'comments/:id', 'Comments', hasComments, (call) => read(call, commentsOf)),
  remarkCall('comment', 'POST', 'comments/:id', 'Add a comment', hasComments, comment),
  remarkCall('uncomment', 'DELETE', 'comments/:id/:part', 'Remove a comment', hasComments, uncomment),
  remarkCall('attachments', 'GET', 'attachments/:id', 'Files', hasFiles, (call) => read(call, attachmentsOf)),
  remarkCall('attach', 'POST', 'attachments/:id', 'Attach a file', hasFiles, attach),
  remarkCall('detach', 'DELETE', 'attachments/:id/:part', 'Remove a file', hasFiles, detach),
];
