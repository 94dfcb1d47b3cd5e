import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import {
  designOf,
  documentFor,
  newCode,
  onPaper,
  seriesOf,
  system,
  takeNumber,
  textOf,
  tokensUsed,
  writePaper,
  yearOf,
} from './issuing.ts';
import { only, recipientOf, templateFor, valuesBeside } from './recipients.ts';

/** A number, a code and the place of the person on that day; all of it stays. */
const issue = async (given: RecordValues, work: Work): Promise<RecordValues> => {
  const template = await templateFor('certificateTemplate', given, work);
  const { today } = work.context;
  const input = { issueDate: today, ...given, userType: template['userType'] };
  const { kind, row, name } = await recipientOf(input, work);
  const day = String(input['issueDate']);
  return {
    ...input,
    [kind === 'student' ? 'employee' : 'student']: null,
    recipient: name,
    batch: kind === 'student' ? (row['batch'] ?? null) : null,
    academicYear: (await yearOf(day, work)).id,
    number: await takeNumber('generatedCertificate', 'number', seriesOf(template), day, work),
    code: newCode(),
    duplicates: 0,
  };
};

const write = async (saved: RecordValues, work: Work): Promise<void> => {
  const template = await templateFor('certificateTemplate', saved, work);
  const recipient = await recipientOf(saved, work);
  const document = documentFor('certificateTemplate', saved['userType']);
  const design = designOf(template, document);
  const used = tokensUsed(design);
  const ofFields = only(await work.records.onPaper(work, document.key, used, [recipient.id]));
  const day = String(saved['issueDate']);
  const values = {
    ...ofFields,
    ...(await valuesBeside(recipient, used, work)),
    number: textOf(saved['number']),
    issuedOn: await onPaper(day, work),
    purpose: textOf(saved['purpose']),
    remarks: textOf(saved['remarks']),
    academicYear: (await yearOf(day, work)).words,
  };
  await writePaper(
    {
      resource: 'generatedCertificate',
      record: Number(saved['id']),
      revision: 1,
      code: String(saved['code']),
      document,
      design,
      values,
    },
    work,
  );
};

/** A certificate is issued as it is saved: number, code and paper in one transaction (R30). */
export const certificateBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : issue(input, work)),
  afterSave: async (saved, before, work) => {
    if (!before) await write(saved, work);
  },
  actions: {
    duplicate: async (rows, _asked, work) => {
      for (const row of rows) {
        const duplicates = Number(row['duplicates'] ?? 0) + 1;
        await work.records.update(work, 'generatedCertificate', Number(row['id']), { duplicates }, system);
      }
    },
  },
};
