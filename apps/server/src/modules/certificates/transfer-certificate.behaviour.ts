import { Conflict } from '@school/kernel';
import { dateInWords } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { refuseUncleared } from './clearance.ts';
import {
  designOf,
  documentFor,
  newCode,
  onPaper,
  system,
  takeNumber,
  textOf,
  tokensUsed,
  usualDesign,
  writePaper,
} from './issuing.ts';
import { only } from './recipients.ts';
import { tcSettingOf } from './tc-setting.store.ts';
import { particularsOf } from './particulars.ts';

const document = documentFor('tcTemplate', 'STUDENT');

/** Empty values are taken from the student's record; the date in words follows the date. */
const fill = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  const known = current ? {} : await particularsOf(Number(input['student']), work);
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== '');
  const row = { ...current, ...known, ...(current ? input : Object.fromEntries(given)) };
  const born = textOf(row['dateOfBirth']);
  return { ...input, ...(current ? {} : row), birthWords: born === '' ? null : dateInWords(born) };
};

/** The template of the certificate, or the one in use. */
const templateOf = async (row: RecordValues, work: Work): Promise<RecordValues | undefined> => {
  const own = Number(row['template'] ?? 0);
  if (own > 0) return work.records.read(work, 'tcTemplate', own, system);
  const [current] = await work.records.list(work, 'tcTemplate', {
    filter: { current: true },
    range: [0, 0],
    ...system,
  });
  return current;
};

/** Writes the document of a revision from the record, with what the move adds. */
const write = async (row: RecordValues, revision: number, work: Work): Promise<void> => {
  const template = await templateOf(row, work);
  const design = template ? designOf(template, document) : usualDesign(document);
  const ofFields = only(
    await work.records.onPaper(work, document.key, tokensUsed(design), [Number(row['id'])]),
  );
  const values = {
    ...ofFields,
    number: textOf(row['number']),
    revision: String(revision),
    issuedOn: await onPaper(textOf(row['issuedOn']), work),
    conduct: textOf(row['conduct']),
    remarks: textOf(row['remarks']),
  };
  const paper = { resource: 'transferCertificate', record: Number(row['id']), revision } as const;
  await writePaper({ ...paper, code: String(row['code']), document, design, values }, work);
};

/** Students still here leave with the certificate, by the usual move; where that is not wanted, nobody gets one. */
const leave = async (row: RecordValues, leavesOnIssue: boolean, work: Work): Promise<void> => {
  const id = Number(row['student']);
  const student = await work.records.read(work, 'student', id, system);
  if (student?.['status'] !== 'ACTIVE') return;
  if (!leavesOnIssue) {
    throw new Conflict('The student is still here. Mark the student as left first.', { code: 'STILL_HERE' });
  }
  const { leavingDate, leavingReason } = row;
  await work.records.transition(work, 'student', id, 'leave', { leavingDate, leavingReason }, system);
};

const issue = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const { autoNumber, series, leavesOnIssue, ...blocking } = await tcSettingOf(work.transaction);
  await refuseUncleared(Number(row['student']), blocking, work);
  await leave(row, leavesOnIssue, work);
  const issuedOn = String(asked['issuedOn']);
  const written = textOf(asked['number']).trim();
  if (!autoNumber && written === '') {
    throw invalidField('number', 'required', 'Numbers are assigned by hand. Enter one.');
  }
  if (autoNumber && written !== '') {
    throw invalidField('number', 'AUTOMATIC', 'Numbers are assigned automatically. Leave this empty.');
  }
  const number = autoNumber
    ? await takeNumber('transferCertificate', 'number', series, issuedOn, work)
    : written;
  const values = { number, issuedOn, revision: 1, code: newCode() };
  await write({ ...row, ...values }, 1, work);
  return values;
};

/** The number stays, the document is written again (R29); the previous one is kept. */
const regenerate = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const revision = Number(row['revision']) + 1;
  const put = (key: string): unknown => (textOf(asked[key]) === '' ? row[key] : asked[key]);
  const values = { revision, conduct: put('conduct'), remarks: put('remarks') };
  await write({ ...row, ...values }, revision, work);
  return { ...values, isDuplicate: asked['isDuplicate'] === true };
};

/** A certificate is a draft until issued: from then on it has a number, and the student has left. */
export const transferCertificateBehaviour: Behaviour = {
  beforeSave: fill,
  transitions: { issue, regenerate },
};
