import { Invalid } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { archiveRecord } from '../write/archive.ts';
import { asInput } from '../write/accept-input.ts';
import { createRecord } from '../write/create.ts';
import { removeRecord } from '../write/remove.ts';
import { settingsDefaults } from '../query/settings-defaults.ts';
import { invalidField } from '../envelope/refusals.ts';
import { resetSettings, saveSettings } from '../write/settings.ts';
import { updateRecord, versionOf } from '../write/update.ts';
import { ChangedMeanwhile } from '../write/writer.ts';
import { answerWrite, dataText, keyOf, savedText } from './answer-write.ts';
import type { Call, GenericCall, Method } from './generic-call.ts';
import { badParameter, single } from './query-parameters.ts';
import { recordId } from './record-id.ts';

/** More names than any settings record has fields. */
const mostFields = 500;

const isRecord = ({ single: one }: AnyResource): boolean => !one;
const isSettings = ({ single: one }: AnyResource): boolean => one === true;
const changes = (resource: AnyResource): boolean => isRecord(resource) && !resource.appendOnly;
const archives = (resource: AnyResource): boolean => changes(resource) && !resource.noArchive;

const idOf = ({ parameters }: Call): number => recordId(parameters['id']);

/** An id in the body of an update must match the one in the address. */
const matchingBody = (call: Call): unknown => {
  const id = idOf(call);
  const body = asInput(call.body);
  if (body['id'] === undefined || body['id'] === id) return body;
  throw new Invalid('The id in the body is not the one of the address.');
};

/** With a key, the answer is stored in the same transaction. */
const isLast = (call: Call): boolean => keyOf(call) === undefined;

const update = async (call: Call): Promise<string> => {
  const [id, body] = [idOf(call), matchingBody(call)];
  const change = (isHasty: boolean): Promise<string> =>
    answerWrite(call, async (writer) =>
      savedText(await updateRecord({ ...writer, isLast: isLast(call), isHasty }, id, body), 'Saved'),
    );
  try {
    return await change(true);
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    return change(false);
  }
};

const versionParameter = ({ query }: Call): number | undefined => {
  const text = single(query, 'version');
  if (text === undefined || /^\d{1,9}$/.test(text)) return text === undefined ? undefined : Number(text);
  throw badParameter('version', 'version must be a whole number.');
};

const remove = async (call: Call): Promise<string> => {
  const [id, version] = [idOf(call), versionParameter(call)];
  const answer = async (writer: Parameters<typeof removeRecord>[0]): Promise<string> => {
    await removeRecord(writer, id, version);
    return dataText({ id }, 'Deleted');
  };
  return answerWrite(call, answer, { known: new Set(['version']) });
};

const archive = (call: Call, archived: boolean): Promise<string> => {
  const id = idOf(call);
  const version = versionOf(asInput(call.body ?? {}));
  return answerWrite(call, async (writer) =>
    savedText(await archiveRecord(writer, id, archived, version), archived ? 'Archived' : 'Restored'),
  );
};

const updateCall = (method: Method): GenericCall => ({
  name: 'update',
  method,
  paths: ['update/:id', ':id'],
  own: 'update',
  summary: ({ label }) => `Change one of ${label[1]}`,
  offered: changes,
  handle: update,
});

const settingsCall = (method: Method, path: string): GenericCall => ({
  name: `${path}Settings`,
  method,
  paths: [path],
  own: path === 'save' ? 'save' : 'update',
  summary: ({ label }) => `Save the settings record ${label[0]}`,
  offered: isSettings,
  handle: (call) =>
    answerWrite(call, async (writer) => savedText(await saveSettings(writer, call.body), 'Saved')),
});

const fieldsIn = (body: unknown): readonly string[] | undefined => {
  const { fields, ...more } = asInput(body ?? {});
  const [stranger] = Object.keys(more);
  if (stranger !== undefined) throw invalidField(stranger, 'unknownField', 'This property does not exist.');
  if (fields === undefined) return undefined;
  const isList = Array.isArray(fields) && fields.length <= mostFields;
  if (isList && fields.every((name) => typeof name === 'string')) return fields;
  throw invalidField('fields', 'notList', 'fields must be a list of names.');
};

const resetCall: GenericCall = {
  name: 'resetSettings',
  method: 'POST',
  paths: ['reset'],
  own: 'update',
  summary: ({ label }) => `Take ${label[0]} back to the defaults, \`{fields?}\``,
  offered: isSettings,
  handle: (call) =>
    answerWrite(call, async (writer) => {
      const saved = await resetSettings(writer, fieldsIn(call.body));
      if (saved) return savedText(saved, 'Back to the defaults');
      return dataText(settingsDefaults(call.context.actor, call.resource), 'Back to the defaults');
    }),
};

/** Calls that write one record. */
export const recordCalls: readonly GenericCall[] = [
  {
    name: 'save',
    method: 'POST',
    paths: ['save', ''],
    status: 201,
    own: 'save',
    summary: ({ label }) => `Create one of ${label[1]}`,
    offered: isRecord,
    handle: (call) =>
      answerWrite(call, async (writer) =>
        savedText(await createRecord({ ...writer, isLast: isLast(call) }, call.body), 'Saved'),
      ),
  },
  updateCall('PUT'),
  updateCall('PATCH'),
  {
    name: 'delete',
    method: 'DELETE',
    paths: ['delete/:id', ':id'],
    own: 'delete',
    summary: ({ label }) => `Delete one of ${label[1]}`,
    offered: changes,
    handle: remove,
  },
  {
    name: 'archive',
    method: 'POST',
    paths: ['archive/:id'],
    own: 'archive',
    summary: ({ label }) => `Put one of ${label[1]} into the archive`,
    offered: archives,
    handle: (call) => archive(call, true),
  },
  {
    name: 'restore',
    method: 'POST',
    paths: ['restore/:id'],
    own: 'restore',
    summary: ({ label }) => `Take one of ${label[1]} out of the archive`,
    offered: archives,
    handle: (call) => archive(call, false),
  },
  settingsCall('PUT', 'update'),
  settingsCall('PATCH', 'update'),
  settingsCall('POST', 'save'),
  resetCall,
];
