import { f, field, gt, subtract, when } from '@school/kernel';
import { mediaTypes } from './media.ts';

/** What the catalogue describes. */
export const describingFields = {
  title: f.text({ required: true, max: 255, search: true, aliases: ['Book title', 'Name of the book'] }),
  subtitle: f.text({ max: 120, search: true }),
  authors: f.refs('bookAuthor', { required: true, named: true, aliases: ['Author', 'Writer'] }),
  authorNames: f.text({ label: 'By', readOnly: true, noCopy: true, max: 1000, search: true }),
  isbn: f.text({
    label: 'ISBN',
    unique: true,
    max: 17,
    search: true,
    noCopy: true,
    help: '10 or 13 digits, with or without hyphens',
  }),
  mediaType: f.choice(mediaTypes, { label: 'Kind', required: true, default: 'BOOK', index: true }),
  publisher: f.text({ max: 120, search: true }),
  publicationYear: f.int({ label: 'Year', year: true, min: 1400, max: 2100 }),
  edition: f.text({ max: 120 }),
  language: f.text({ max: 120 }),
  callNumber: f.text({ max: 120, search: true, help: 'Where it is shelved: the mark on its spine' }),
  tags: f.refs('bookTag'),
  subjects: f.refs('subject', { named: true, help: 'Reading lists it belongs to' }),
  courses: f.refs('course', { named: true }),
  isReferenceOnly: f.flag({
    label: 'Reading room only',
    default: false,
    help: 'Neither lent nor reserved. A tag marked as not lent does the same.',
  }),
  replacementCost: f.money({ level: 'finance', min: '0', noSum: true, help: 'Charged for a lost copy' }),
  coverImage: f.image({ label: 'Cover', level: 'basic', maxBytes: 2_097_152, ratio: [2, 3], noCopy: true }),
} as const;

const copies = (label: string, where: Readonly<Record<string, unknown>>) =>
  f.rollup({ label, of: 'bookCopy', via: 'bookTitle', fn: 'count', where: { archived: false, ...where } });

/** How many copies there are and how many are available (LIB-4). */
export const countingFields = {
  copiesTotal: copies('Copies', { status_ne: 'WITHDRAWN' }),
  copiesAvailable: copies('Available', { status: 'AVAILABLE', isLoanable: true }),
  copiesIssued: copies('On loan', { status: 'ISSUED' }),
  waitingReservations: f.rollup({
    label: 'Waiting',
    of: 'bookReservation',
    via: 'bookTitle',
    fn: 'count',
    where: { status: 'WAITING' },
  }),
  freeForOthers: f.computed({
    label: 'Free',
    as: 'int',
    value: when(
      gt(field('copiesAvailable'), field('waitingReservations')),
      subtract(field('copiesAvailable'), field('waitingReservations')),
      0,
    ),
  }),
  nextDue: f.rollup({
    label: 'Next due',
    of: 'bookMovement',
    via: 'bookTitle',
    fn: 'min',
    field: 'dueOn',
    as: 'date',
    where: { status_in: ['ISSUED', 'RENEWED'] },
  }),
} as const;
