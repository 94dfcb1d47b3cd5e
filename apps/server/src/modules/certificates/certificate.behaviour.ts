import type { TokenValues } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { writeFirstPaper } from './first-paper.ts';
import { newCode, seriesOf, system, takeNumber, textOf, yearOf } from './issuing.ts';
import { recipientOf, templateFor } from './recipients.ts';

/** A number, a code and where the person belonged on that day; all of it is permanent. */
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

const ownValues = (saved: RecordValues): TokenValues => ({
  number: textOf(saved['number']),
  purpose: textOf(saved['purpose']),
  remarks: textOf(saved['remarks']),
});

/** A certificate is issued on saving: number, code and document in one transaction (R30). */
export const certificateBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : issue(input, work)),
  afterSave: async (saved, before, work) => {
    if (!before) await writeFirstPaper('generatedCertificate', saved, ownValues(saved), work);
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
