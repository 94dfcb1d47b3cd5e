import type { Role } from '@school/kernel';

const families: readonly Role[] = ['STUDENT', 'PARENT'];
const people: readonly Role[] = ['EMPLOYEE', 'STUDENT', 'PARENT'];

/** Notices of placement events and of forms. */
export const communityNotices = {
  'placement.invited': {
    label: 'Invitation to a placement event (to students and parents)',
    text: '%{name} is invited to %{title} of %{company}',
    to: families,
  },
  'placement.approved': {
    label: 'Placement application approved (to students and parents)',
    text: 'The application of %{name} for %{title} was approved',
    to: families,
  },
  'placement.rejected': {
    label: 'Placement application rejected (to students and parents)',
    text: 'The application of %{name} for %{title} was rejected',
    to: families,
  },
  'form.asked': {
    label: 'Form to fill in (to the people asked)',
    text: 'Please answer: %{title}',
    to: people,
  },
  'gallery.published': {
    label: 'Album published (to its audience)',
    text: 'New photos: %{name}',
    to: people,
  },
  'document.shared': {
    label: 'Document shared (to its audience)',
    text: 'A document for you: %{title}',
    to: people,
  },
  'form.results': {
    label: 'Form results available (to people who have answered)',
    text: 'The results of %{title} are there',
    to: people,
  },
} as const;
