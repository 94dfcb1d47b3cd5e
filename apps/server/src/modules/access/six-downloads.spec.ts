import { placesOf } from '@school/kernel';
import { catalogue } from '@school/resources';
import { DemoSchool } from '../../../test/demo-school.ts';
import { sixPeople } from '../../../test/six-people.ts';
import { callsOf, controllersOf } from '../../engine/calls/calls-of.ts';
import { modules } from '../index.ts';
import { FileRoom } from './file-room.fixture.ts';
import type { StoredKind } from './file-room.fixture.ts';
import { fileCalls, jobFiles, printedFiles, readingCalls, secretAddresses } from './six-downloads.fixture.ts';
import { exporters } from './six-exports.fixture.ts';
import { attachedFiles, fieldFiles } from './six-files-of-records.fixture.ts';

const fieldsWithFiles = catalogue.resources.flatMap(({ key, fields }) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'file' || field.type === 'image' ? [`${key}.${name}`] : [],
  ),
);

/** By name: calls that return a file say so in their address. */
const answersFile =
  /(?<!pro)files?\/|download|preview$|zip|export|logo|profile\/:id\/:name|document\/:key\/:id|File$|Feed\/|sample$|register\/:id/;

/** Operations that return a sheet to those who request one. */
const sheets = ['salaryBankFile', 'paybookFigures'];

const kinds: readonly (readonly [string, StoredKind])[] = [
  ...Object.entries(fieldFiles).flatMap(([key, list]) =>
    list.map((kind, place) => [`${key}${place === 0 ? '' : `, ${place + 1}`}`, kind] as const),
  ),
  ...Object.entries(attachedFiles).map(([key, kind]) => [`attached to ${key}`, kind] as const),
  ...Object.entries(printedFiles).map(([key, kind]) => [`printed: ${key}`, kind] as const),
  ...Object.entries(jobFiles).map(([key, kind]) => [`left by ${key}`, kind] as const),
  ...Object.entries(fileCalls),
];

/** Rows of a CSV file below its header; a quoted cell may span several lines. */
const recordsIn = (csv: string): number =>
  csv
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' || line.includes(',')).length - 1;

describe('files of the demo school', () => {
  let room: FileRoom;
  beforeAll(async () => {
    room = await FileRoom.open(await DemoSchool.open());
  });
  afterAll(() => room.demo.school.close());

  it('have a line here for each kind that there is', () => {
    expect(Object.keys(fieldFiles).toSorted()).toEqual(fieldsWithFiles.toSorted());
    const withFiles = catalogue.resources.filter(({ attachments }) => attachments).map(({ key }) => key);
    expect(Object.keys(attachedFiles).toSorted()).toEqual(withFiles.toSorted());
    expect(Object.keys(printedFiles).toSorted()).toEqual(
      catalogue.documents.map(({ key }) => key).toSorted(),
    );
    const written = callsOf(controllersOf(modules)).map(({ method, path }) => `${method} ${path}`);
    const stated = (catalogue.operations ?? [])
      .filter(({ key, answer }) => answer === 'file' || sheets.includes(key))
      .flatMap(placesOf)
      .map(({ method, path }) => `${method} /${path}`);
    const calls = [...written, ...stated];
    expect(calls.filter((name) => name.startsWith('GET ') && answersFile.test(name)).toSorted()).toEqual(
      [...Object.keys(fileCalls), ...readingCalls, ...secretAddresses].toSorted(),
    );
  });

  it.each(kinds)(
    'are downloaded by those of the six for whom they are, and by nobody else: %s',
    async (_, kind) => {
      const path = await kind.make(room);
      const found: string[] = [];
      for (const person of [...sixPeople, undefined]) {
        const { status } = await room.demo.get(path, person);
        expect([person, status < 500]).toEqual([person, true]);
        if (status === 200) found.push(person ?? 'nobody');
      }
      expect(found.join(' ')).toBe(kind.readers);
    },
  );

  it('are exports, too: each of the six takes along the rows of the own lists, and of no others', async () => {
    const found: Record<string, string[]> = {};
    for (const resource of catalogue.resources) {
      if (resource.api === undefined || resource.parent !== undefined || resource.single) continue;
      const base = typeof resource.api === 'string' ? resource.api : resource.api[0];
      for (const person of [...sixPeople, undefined]) {
        const exported = await room.demo.get(`${base}/export?format=csv`, person);
        expect([resource.key, person, exported.status < 500]).toEqual([resource.key, person, true]);
        if (exported.status !== 200) continue;
        (found[resource.key] ??= []).push(person ?? 'nobody');
        // Lists of some resources have calls of their own that select among the rows; the count never does.
        const { body } = await room.demo.get(`${base}/aggregate?count=true`, person);
        const total = body.data['count'];
        expect([resource.key, person, recordsIn(exported.text)]).toEqual([resource.key, person, total]);
      }
    }
    const decided = Object.entries(exporters).flatMap(([who, keys]) => keys.map((key) => [key, who]));
    expect(Object.fromEntries(Object.entries(found).map(([key, people]) => [key, people.join(' ')]))).toEqual(
      Object.fromEntries(decided),
    );
  });
});
