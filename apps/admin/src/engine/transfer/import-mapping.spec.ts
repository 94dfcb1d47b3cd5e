import type { Actor, AnyResource } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { Words } from '../catalogue/use-words.ts';
import {
  besideIn,
  constantsIn,
  fieldsByColumn,
  fieldsForNew,
  figuresOf,
  importable,
  importWords,
  mapColumn,
  missingFields,
  remember,
  sourcesByField,
  withRemembered,
} from './import-mapping.ts';

const actor: Actor = { id: 1, role: 'ADMIN', privileges: new Set() };
const resource = {
  fields: {
    code: { type: 'text', required: true },
    kind: { type: 'choice', options: { A: 'a' }, required: true, default: 'A' },
    total: { type: 'computed', as: 'int', value: { value: 1 } },
    home: { type: 'group', fields: { city: { type: 'text' } } },
  },
  access: { read: [] },
} as unknown as AnyResource;

describe('the mapping of an import', () => {
  it('offers what a file may fill', () => {
    expect(importable(resource, actor, catalogue).map(({ path }) => path)).toEqual([
      'code',
      'kind',
      'home.city',
    ]);
  });

  it('knows the record on whose page a file is imported, wherever rows point at one', () => {
    const pages = catalogue.resources.flatMap(({ related = [] }) => related);
    const open = pages.filter(({ resource: key, via }) => {
      const { fields, access } = catalogue.resource(key);
      return access.import?.length !== 0 && fields[via]?.type === 'ref' && !fields[via].readOnly;
    });
    expect(open.map(({ resource: key }) => key)).toEqual(expect.arrayContaining(['paymentSettlementRow']));
    for (const { resource: key, via } of open) {
      const fields = importable(catalogue.resource(key), actor, catalogue);
      const given = { [via]: 7, _or: [{ [via]: 1 }], unknown: 'x' };
      expect([key, constantsIn(given, fields)]).toEqual([key, { [via]: 7 }]);
    }
    expect(constantsIn(undefined, [])).toEqual({});
  });

  it('offers fields of two guardians beside a student, none of which must be filled', () => {
    const fields = importable(catalogue.resource('student'), actor, catalogue);
    const lines = fields.filter(({ line }) => line !== undefined);
    expect(lines.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['guardians.1.relation', 'guardians.2.guardian.mobile']),
    );
    expect(lines.every(({ field }) => field.required === false)).toBe(true);
    const reader: Actor = { id: 2, role: 'EMPLOYEE', privileges: new Set(['StudentView']) };
    expect(importable(catalogue.resource('student'), reader, catalogue).some(({ line }) => line)).toBe(false);
  });

  it('offers what is kept beside the records by the words of the school, and asks nobody for it', () => {
    const told = { key: 'bankDetails.3', label: 'Sort code', type: 'text', required: false } as const;
    const own = importable(resource, actor, catalogue);
    const fields = [
      ...own,
      ...besideIn({
        fields: [
          { ...told, beside: true },
          { ...told, key: 'code' },
        ],
      }),
    ];
    expect(fields.map(({ path }) => path)).toEqual(['code', 'kind', 'home.city', 'bankDetails.3']);
    const words = { field: (_: AnyResource, path: string) => path } as unknown as Words;
    expect(importWords(words, resource, fields).get('bankDetails.3')).toBe('Sort code');
    const guessed = { Sort: null };
    expect(withRemembered(guessed, { Sort: 'bankDetails.3' }, fields)).toEqual({ Sort: 'bankDetails.3' });
    expect(missingFields({}, fields)).toEqual(['code']);
  });

  it('fills each field from one column', () => {
    expect(mapColumn({ Code: 'code', Name: null }, 'Name', 'code')).toEqual({ Code: null, Name: 'code' });
    expect(mapColumn({ Code: 'code', Name: null }, 'Code', null)).toEqual({ Code: null, Name: null });
  });

  it('names required fields that are not filled', () => {
    expect(missingFields({ Code: null }, importable(resource, actor, catalogue))).toEqual(['code']);
    expect(missingFields({ Code: 'code' }, importable(resource, actor, catalogue))).toEqual([]);
  });

  it('asks a file that tells its records for no more than its columns; new rows alone need the rest', () => {
    const student = catalogue.resource('student');
    const fields = importable(student, actor, catalogue);
    const blood = { 'Admission number': 'admissionNumber', 'Blood donor': null };
    const forNew = fieldsForNew(student, blood, fields);
    expect(forNew.map(({ path }) => path)).toEqual(expect.arrayContaining(['firstName', 'batch', 'gender']));
    expect(missingFields(blood, fields, {}, forNew)).toEqual([]);
    expect(sourcesByField(blood, { firstName: 'X', rollNumber: '4' }, forNew)).toEqual({
      admissionNumber: { column: 'Admission number' },
      firstName: { value: 'X', onlyNew: true },
      rollNumber: { value: '4' },
    });
    // The batch on whose page the file is imported is that of all rows.
    expect(fieldsForNew(student, blood, fields, { batch: 3 }).map(({ path }) => path)).not.toContain('batch');
    expect(
      missingFields(blood, fields, { batch: 3 }, fieldsForNew(student, blood, fields, { batch: 3 })),
    ).toEqual([]);
    const names = { Name: 'firstName' };
    expect(fieldsForNew(student, names, fields)).toEqual([]);
    expect(missingFields(names, fields)).toEqual(expect.arrayContaining(['batch', 'gender']));
  });

  it('tells fields of two groups that are called alike by their group', () => {
    const groups: Readonly<Record<string, string>> = {
      homeAddress: 'Home address',
      officeAddress: 'Office address',
    };
    const words = {
      field: (_of: AnyResource, path: string) => groups[path] ?? path.split('.').at(-1) ?? '',
    } as unknown as Parameters<typeof importWords>[0];
    const employee = catalogue.resource('employee');
    const names = importWords(words, employee, importable(employee, actor, catalogue));
    expect(names.get('homeAddress.city')).toBe('Home address: city');
    expect(names.get('officeAddress.city')).toBe('Office address: city');
    expect(names.get('firstName')).toBe('firstName');
  });

  it('takes values for all rows where the file has no column, and leaves out what says nothing', () => {
    const fields = importable(resource, actor, catalogue);
    expect(missingFields({ Code: null }, fields, { code: 'x' })).toEqual([]);
    expect(missingFields({ Code: null }, fields, { code: '' })).toEqual(['code']);
    expect(sourcesByField({ Code: 'code' }, { kind: 'A', 'home.city': null, code: 'y' })).toEqual({
      code: { column: 'Code' },
      kind: { value: 'A' },
    });
  });

  it('goes the next time as the user has sent the columns, where the fields are still there', () => {
    const fields = importable(resource, actor, catalogue);
    const kept = remember({ Old: 'code' }, { City: 'home.city', Kind: null, Gone: 'left' });
    expect(kept).toEqual({ Old: 'code', City: 'home.city', Kind: null, Gone: 'left' });
    const guessed = { City: null, Kind: 'kind', Town: 'home.city', Gone: null };
    expect(withRemembered(guessed, kept, fields)).toEqual({
      City: 'home.city',
      Kind: null,
      Town: null,
      Gone: null,
    });
    expect(withRemembered(guessed, undefined, fields)).toEqual(guessed);
    expect(withRemembered(guessed, { constructor: 'code' }, fields)).toEqual(guessed);
  });

  it('forgets the oldest columns before there are more than can be kept', () => {
    const wide = (name: string): Record<string, null> =>
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${name} ${at} ${'ü'.repeat(40)}`, null]));
    const kept = remember(wide('first'), wide('last'));
    expect(new TextEncoder().encode(JSON.stringify(kept)).length).toBeLessThanOrEqual(8000);
    expect(Object.keys(kept).filter((column) => column.startsWith('last'))).toHaveLength(60);
    expect(Object.keys(kept).length).toBeGreaterThan(60);
  });

  it('reads the figures of a run', () => {
    expect(figuresOf({ added: 3, changed: 2, skipped: 1, wrong: 4 })).toMatchObject({
      add: 3,
      change: 2,
      skip: 1,
      wrong: 4,
    });
    expect(figuresOf(null)).toMatchObject({ add: 0, wrong: 0, problems: [] });
  });

  it('turns the guess of the server round, and back again', () => {
    const mapping = { 'Dept. name': null, Name: 'name' };
    const read = { columns: ['Dept. name', 'Name'], mapping: { name: { column: 'Name' } } };
    expect(fieldsByColumn(read)).toEqual(mapping);
    expect(sourcesByField(mapping)).toEqual(read.mapping);
  });
});
