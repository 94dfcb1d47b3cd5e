import { Conflict } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

const linksOf = (work: Work, student: number): Promise<RecordValues[]> =>
  work.records.list(work, 'studentGuardian', { filter: { student }, system: true });

/**
 * Makes two students siblings: the guardians of one become guardians of the other too (R37).
 * @throws Invalid for the same student, Conflict if neither has a guardian or they are siblings already
 */
export const addSibling = async (row: RecordValues, asked: RecordValues, work: Work): Promise<unknown> => {
  const [student, sibling] = [Number(row['id']), Number(asked['sibling'])];
  if (student === sibling)
    throw invalidField('sibling', 'SAME', 'A student cannot be their own brother or sister.');
  const [own, theirs] = [await linksOf(work, student), await linksOf(work, sibling)];
  const taken = new Set(own.map(({ guardian }) => Number(guardian)));
  const coming = theirs.filter(({ guardian }) => !taken.has(Number(guardian)));
  if (theirs.length === 0) {
    throw new Conflict('That student has no guardian yet. Add a guardian first.', {
      code: 'NO_GUARDIAN',
    });
  }
  if (coming.length === 0) throw new Conflict('They already have the same guardians.', { code: 'SIBLINGS' });
  const hasContact = own.some(({ immediateContact }) => immediateContact === true);
  const guardians = [
    ...own.map(({ id, guardian, relation }) => ({ id, guardian, relation })),
    ...coming.map(({ guardian, relation, portalAccess, mayPickUp, hasCustody, immediateContact }) => ({
      guardian,
      relation,
      portalAccess,
      mayPickUp,
      hasCustody,
      immediateContact: hasContact ? false : immediateContact,
    })),
  ];
  return work.records.update(work, 'student', student, { guardians });
};
