import { cardValidUntil } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { writeFirstPaper } from './first-paper.ts';
import { newCode, onPaper, seriesOf, system, takeNumber, textOf, yearOf } from './issuing.ts';
import { recipientOf, templateFor } from './recipients.ts';

/** Calls in which a new card is about to replace others: those need no further one. */
const taking = new WeakSet<object>();

/** The person's existing card of this kind ends with the new one. */
const replaceOld = async (template: number, person: RecordValues, work: Work): Promise<void> => {
  taking.add(work.context);
  try {
    await endOld(template, person, work);
  } finally {
    taking.delete(work.context);
  }
};

const endOld = async (template: number, person: RecordValues, work: Work): Promise<void> => {
  const old = await work.records.list(work, 'generatedIdCard', {
    filter: { template, status: 'ACTIVE', ...person },
    fields: ['id'],
    most: 100,
    ...system,
  });
  for (const { id } of old) {
    const why = { endReason: 'A new card was issued.' };
    await work.records.transition(work, 'generatedIdCard', Number(id), 'replace', why, system);
  }
};

const issue = async (given: RecordValues, work: Work): Promise<RecordValues> => {
  const template = await templateFor('idCardTemplate', given, work);
  const { today } = work.context;
  const input = { issueDate: today, ...given, userType: template['userType'] };
  const { kind, id, row, name } = await recipientOf(input, work);
  const day = String(input['issueDate']);
  await replaceOld(Number(template['id']), { [kind]: id }, work);
  return {
    ...input,
    [kind === 'student' ? 'employee' : 'student']: null,
    recipient: name,
    batch: kind === 'student' ? (row['batch'] ?? null) : null,
    department: kind === 'employee' ? (row['department'] ?? null) : null,
    academicYear: (await yearOf(day, work)).id,
    validUntil: cardValidUntil(day, Number(template['validityMonths'])),
    cardNumber: await takeNumber('generatedIdCard', 'cardNumber', seriesOf(template), day, work),
    code: newCode(),
  };
};

const write = async (saved: RecordValues, work: Work): Promise<void> => {
  const number = textOf(saved['cardNumber']);
  const validUntil = await onPaper(textOf(saved['validUntil']), work);
  await writeFirstPaper('generatedIdCard', saved, { number, validUntil }, work);
};

/** A card dated today in place of a replaced one. */
const issueAgain = async ({ userType, student, employee, template }: RecordValues, work: Work) =>
  work.records.create(work, 'generatedIdCard', [{ userType, student, employee, template }], system);

/** A card is issued on saving, and replaces the previous one; replacing a card creates a new one (R30). */
export const idCardBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : issue(input, work)),
  afterSave: async (saved, before, work) => {
    if (!before) return write(saved, work);
    const isReplaced = before['status'] !== 'REPLACED' && saved['status'] === 'REPLACED';
    if (isReplaced && !taking.has(work.context)) await issueAgain(saved, work);
  },
};
