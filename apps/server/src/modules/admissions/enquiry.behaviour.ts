import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { guardianFromName } from './guardian-from-name.ts';

const system = { system: true } as const;

/** A contact is recorded, with when to speak again; it marks a new enquiry as contacted. */
const noteContact = async (row: RecordValues, asked: RecordValues, work: Work): Promise<unknown> => {
  const enquiry = Number(row['id']);
  const [made] = await work.records.create(
    work,
    'enquiryFollowUp',
    [
      {
        enquiry,
        on: work.context.today,
        mode: asked['mode'],
        note: asked['note'],
        nextOn: asked['nextOn'] ?? null,
      },
    ],
    system,
  );
  await work.records.update(
    work,
    'applicantEnquiry',
    enquiry,
    { nextFollowUpOn: asked['nextOn'] ?? null },
    system,
  );
  const came = asked['mode'] === 'VISIT';
  const moves = came ? row['status'] !== 'VISITED' : row['status'] === 'NEW';
  if (moves)
    await work.records.transition(work, 'applicantEnquiry', enquiry, came ? 'visit' : 'contact', {}, system);
  return made;
};

/** The application takes over everything recorded on the telephone. */
const apply = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const application = {
    opening: asked['opening'],
    firstName: row['firstName'],
    lastName: row['lastName'],
    dateOfBirth: asked['dateOfBirth'],
    gender: asked['gender'],
    previous: { percentage: asked['percentage'] ?? null },
    mobile: row['mobile'],
    email: row['email'],
    guardians: row['relation'] ? [guardianFromName(row)] : [],
  };
  const [made] = await work.records.create(work, 'applicant', [application]);
  await work.records.update(work, 'applicant', Number(made?.['id']), { enquiry: row['id'] }, system);
  return { applicant: made?.['id'] };
};

/** Enquiries become applications. */
export const applicantEnquiryBehaviour: Behaviour = {
  actions: { noteContact: async ([row], asked, work) => (row ? noteContact(row, asked, work) : undefined) },
  transitions: { apply },
};
