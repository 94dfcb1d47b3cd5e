import { NotFound } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { examFacts } from '../assessment/score.store.ts';

const linked = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const exam = Number(input['exam'] ?? 0);
  const facts = await examFacts(work.transaction, exam);
  if (!facts) throw new NotFound();
  if (!facts.maximumMarks || facts.examType === 'GRADES')
    throw invalidField('exam', 'noMarks', 'The exam has no marks.');
  if (!String(input['remoteId']).includes('/'))
    throw invalidField('remoteId', 'pattern', 'Enter the course and the grade item, such as 12/345.');
  const name = `${facts.subjectName} – ${facts.batchName} – ${facts.groupName}`.slice(0, 250);
  return { ...input, entityType: 'EXAM', localId: String(exam), name };
};

/** Users link only exams; everything else is linked by a synchronisation. */
export const learnMappingBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : linked(input, work)),
};
