import { NotFound } from '@school/kernel';
import type { TokenValues } from '@school/kernel';
import { dateInWords } from '@school/domain';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { system, textOf } from './issuing.ts';

/** Whom a document is for. */
export interface Recipient {
  readonly kind: 'student' | 'employee';
  readonly id: number;
  readonly row: RecordValues;
  readonly name: string;
}

const fullName = (row: RecordValues): string =>
  ['firstName', 'middleName', 'lastName']
    .map((key) => textOf(row[key]))
    .filter(Boolean)
    .join(' ');

/** The recipient named in a body, read with the caller's rights. @throws Invalid at the field */
export const recipientOf = async (input: RecordValues, work: Work): Promise<Recipient> => {
  const kind = input['userType'] === 'EMPLOYEE' ? 'employee' : 'student';
  const id = Number(input[kind] ?? 0);
  const row = id > 0 ? await work.records.read(work, kind, id) : undefined;
  if (!row) throw invalidField(kind, 'required', 'Choose who it is for.');
  return { kind, id, row, name: fullName(row) };
};

interface Family {
  readonly fatherName: string;
  readonly motherName: string;
  readonly guardianPhone: string;
}

/** Names of a student's parents by the terms of the relation, and the telephone number to call first. */
export const familyOf = async (student: number, work: Work): Promise<Family> => {
  const lines = await work.records.list(work, 'studentGuardian', {
    filter: { student },
    fields: ['guardian', 'relation', 'immediateContact', 'mobile'],
    most: 100,
    ...system,
  });
  const relations = await labels(lines, 'relation', 'genericCode', 'label', work);
  const people = await work.records.list(work, 'guardian', {
    filter: { id_in: lines.map((line) => Number(line['guardian'])) },
    fields: ['firstName', 'lastName'],
    most: 100,
    ...system,
  });
  const nameFor = (word: RegExp): string => {
    const line = lines.find((one) => word.test(relations.get(Number(one['relation'])) ?? ''));
    const person = people.find(({ id }) => id === line?.['guardian']);
    return person ? fullName(person) : '';
  };
  const first = lines.find((line) => line['immediateContact'] === true) ?? lines[0];
  return {
    fatherName: nameFor(/^father$/i),
    motherName: nameFor(/^mother$/i),
    guardianPhone: textOf(first?.['mobile']),
  };
};

/** Labels of the records that rows reference. */
export const labels = async (
  rows: readonly RecordValues[],
  reference: string,
  resource: string,
  field: string,
  work: Work,
): Promise<ReadonlyMap<number, string>> => {
  const ids = [...new Set(rows.map((row) => Number(row[reference] ?? 0)).filter((id) => id > 0))];
  if (ids.length === 0) return new Map();
  const found = await work.records.list(work, resource, {
    filter: { id_in: ids },
    fields: [field],
    range: [0, ids.length - 1],
    ...system,
  });
  return new Map(found.map((row) => [Number(row['id']), textOf(row[field])]));
};

/**
 * What documents state about a person besides the fields of the record; read only where a design uses it.
 * @param used tokens of the design
 */
export const valuesBeside = async (
  { kind, id, row }: Recipient,
  used: ReadonlySet<string>,
  work: Work,
): Promise<TokenValues> => {
  if (kind === 'employee') return {};
  const family = ['fatherName', 'motherName', 'guardianPhone'].some((key) => used.has(key));
  const born = textOf(row['dateOfBirth']);
  return {
    dateOfBirthWords: used.has('dateOfBirthWords') && born !== '' ? dateInWords(born) : '',
    ...(family ? await familyOf(id, work) : {}),
  };
};

/** A template for issuing documents. @throws Invalid at `template` for another one */
export const templateFor = async (
  resource: 'certificateTemplate' | 'idCardTemplate',
  input: RecordValues,
  work: Work,
): Promise<RecordValues> => {
  const template = await work.records.read(work, resource, Number(input['template'] ?? 0), system);
  if (!template || template['active'] !== true || template['archived'] === true) {
    throw invalidField('template', 'notReference', 'Choose a template that is in use.');
  }
  if ('userType' in input && template['userType'] !== input['userType']) {
    throw invalidField('template', 'OTHER_PEOPLE', 'This template is for other people.');
  }
  return template;
};

/** @throws NotFound for a record that existed a moment ago */
export const only = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new NotFound();
  return row;
};
