import type { Role } from '@school/kernel';

const staff: readonly Role[] = ['ADMIN', 'EMPLOYEE'];
const families: readonly Role[] = ['STUDENT', 'PARENT'];

/** Notices of seats in exams, and of marks that are moderated or looked at a second time. */
export const examNotices = {
  'exam.seat': {
    label: 'Seats of an exam were published (to those who write it, and their parents)',
    text: '%{subject}, %{date} at %{time}: %{student} sits in %{seat}',
    to: families,
  },
  'exam.invigilation': {
    label: 'Seats of an exam were published (to those who invigilate)',
    text: 'You invigilate in %{hall} on %{date} from %{from} to %{to}: %{name}',
    to: staff,
  },
  'exam.moderated': {
    label: 'Marks of a paper were moderated (to those who teach the subject)',
    text: '%{subject}, %{batch}, %{name}: %{moved} marks were moderated',
    to: staff,
  },
  'exam.moderationTakenBack': {
    label: 'A moderation was taken back (to those who teach the subject)',
    text: '%{subject}, %{batch}, %{name}: the moderation was taken back, %{moved} marks are as before',
    to: staff,
  },
  'revaluation.asked': {
    label: 'Revaluation of a mark was asked for (to the examination office)',
    text: 'Revaluation is asked for: %{student}, %{subject}, %{name}',
    to: staff,
  },
  'revaluation.assigned': {
    label: 'A paper is to be marked a second time (to the second examiner)',
    text: 'Please mark the paper of %{student} in %{subject}, %{name}, a second time',
    to: staff,
  },
  'revaluation.changed': {
    label: 'A revaluation has changed a mark (to the student and the parents)',
    text: 'Revaluation of %{subject}, %{name}: %{before} has become %{marks} (%{student})',
    to: families,
  },
  'revaluation.unchanged': {
    label: 'A revaluation has changed nothing (to the student and the parents)',
    text: 'Revaluation of %{subject}, %{name}: the mark stays %{marks} (%{student})',
    to: families,
  },
  'revaluation.denied': {
    label: 'A revaluation was denied (to the student and the parents)',
    text: 'Revaluation of %{subject}, %{name} was denied (%{student}): %{reason}',
    to: families,
  },
} as const;
