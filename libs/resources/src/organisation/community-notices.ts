import type { Role } from '@school/kernel';

const families: readonly Role[] = ['STUDENT', 'PARENT'];
const people: readonly Role[] = ['EMPLOYEE', 'STUDENT', 'PARENT'];

/** Notices of placement events and of forms. */
export const communityNotices = {
  'placement.invited': {
    label: 'An invitation to a placement event (to students and parents)',
    text: '%{name} is invited to %{title} of %{company}',
    to: families,
  },
  'placement.approved': {
    label: 'An application for a placement event was approved (to students and parents)',
    text: 'The application of %{name} for %{title} was approved',
    to: families,
  },
  'placement.rejected': {
    label: 'An application for a placement event was rejected (to students and parents)',
    text: 'The application of %{name} for %{title} was rejected',
    to: families,
  },
  'form.asked': {
    label: 'A form asks for an answer (to whoever is asked)',
    text: 'Please answer: %{title}',
    to: people,
  },
  'gallery.published': {
    label: 'An album was published (to whoever it is for)',
    text: 'New photos: %{name}',
    to: people,
  },
  'document.shared': {
    label: 'A document was shared (to whoever it is for)',
    text: 'A document for you: %{title}',
    to: people,
  },
  'form.results': {
    label: 'The results of a form can be read (to whoever has answered)',
    text: 'The results of %{title} are there',
    to: people,
  },
} as const;
