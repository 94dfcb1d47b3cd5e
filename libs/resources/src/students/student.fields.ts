import { concat, f, field } from '@school/kernel';

/** Who the student is at school. */
export const schoolFields = {
  admissionNumber: f.text({
    unique: true,
    max: 30,
    search: true,
    noCopy: true,
    tellsLast: true,
    keptByArchived: true,
    pattern: { regex: '[A-Za-z0-9_-]+', message: 'Letters, digits, _ and - only' },
    help: 'Leave blank to number automatically. Must be unique; also used to sign in.',
    aliases: ['Admission no', 'Student number', 'Student id'],
  }),
  admissionDate: f.date({
    required: true,
    default: 'today',
    max: 'today',
    index: true,
    aliases: ['Date of admission'],
  }),
  firstName: f.text({ required: true, max: 60, search: true, aliases: ['Given name', 'Forename'] }),
  middleName: f.text({ max: 60, search: true }),
  lastName: f.text({ max: 60, search: true, aliases: ['Surname', 'Family name'] }),
  fullName: f.computed({
    label: 'Name',
    as: 'text',
    value: concat(' ', field('firstName'), field('middleName'), field('lastName')),
    sortedBy: ['lastName', 'firstName'],
  }),
  photo: f.image({ level: 'basic', maxBytes: 524_288, noCopy: true, ratio: [35, 45] }),
  course: f.ref('course', { readOnly: true, noCopy: true, named: true }),
  batch: f.ref('batch', {
    required: true,
    filter: { active: true },
    named: true,
    aliases: ['Class', 'Section'],
  }),
  rollNumber: f.text({ max: 12, natural: true, readOnly: true, noCopy: true, search: true }),
  category: f.ref('studentCategory', { filter: { active: true }, named: true, create: true }),
  status: f.choice(
    { ACTIVE: 'Active', GRADUATED: 'Graduated', LEFT: 'Left' },
    {
      required: true,
      default: 'ACTIVE',
      index: true,
      readOnly: true,
      tones: { ACTIVE: 'success', GRADUATED: 'info', LEFT: 'neutral' },
    },
  ),
  admissionStep: f.choice(
    {
      PERSONAL: 'Personal',
      CONTACT: 'Contact',
      GUARDIANS: 'Guardians',
      PREVIOUS: 'Previous school',
      ADDITIONAL: 'Additional details',
      DONE: 'Finished',
    },
    {
      label: 'Admission',
      required: true,
      default: 'DONE',
      index: true,
      noCopy: true,
      help: 'The next step of an unfinished admission',
      tones: { DONE: 'success' },
    },
  ),
  leavingDate: f.date({ readOnly: true, noCopy: true }),
  leavingReason: f.text({ max: 120, readOnly: true, noCopy: true }),
  leavingNote: f.text({ max: 255, readOnly: true, noCopy: true }),
  biometricId: f.text({ max: 30, unique: true, noCopy: true }),
  libraryCard: f.text({ max: 30, unique: true, keptByArchived: true, noCopy: true }),
} as const;

/** What only those who look after the student know. */
export const personalFields = {
  dateOfBirth: f.date({
    level: 'private',
    required: true,
    max: 'today',
    aliases: ['Birthday', 'DOB'],
  }),
  gender: f.choice(
    { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' },
    {
      required: true,
      index: true,
      aliases: ['Sex'],
      synonyms: { MALE: ['Boy', 'Man', 'M'], FEMALE: ['Girl', 'Woman', 'F'] },
    },
  ),
  bloodGroup: f.choice(
    { 'A+': 'A+', 'A-': 'A-', 'B+': 'B+', 'B-': 'B-', 'AB+': 'AB+', 'AB-': 'AB-', 'O+': 'O+', 'O-': 'O-' },
    { level: 'medical' },
  ),
  birthPlace: f.text({ level: 'private', max: 60 }),
  motherTongue: f.ref('genericCode', { level: 'private', filter: { listKey: 'LANGUAGE' } }),
  religion: f.ref('genericCode', { level: 'private', filter: { listKey: 'RELIGION' } }),
  nationality: f.ref('country', { level: 'private' }),
  nationalId: f.text({ level: 'private', max: 30, unique: true, noCopy: true }),
  passportNumber: f.text({ level: 'private', max: 30, unique: true, noCopy: true }),
} as const;

export const contactFields = {
  address: f.group(
    {
      line1: f.text({ label: 'Address line 1', max: 120 }),
      line2: f.text({ label: 'Address line 2', max: 120 }),
      city: f.text({ max: 60 }),
      state: f.text({ max: 60 }),
      pinCode: f.text({ label: 'Postal code', max: 20 }),
    },
    { level: 'private' },
  ),
  country: f.ref('country', { level: 'private' }),
  phone: f.phone({ level: 'private', max: 25 }),
  mobile: f.phone({ level: 'private', max: 25, search: true }),
  email: f.email({ level: 'private', max: 120, noCopy: true }),
  bySms: f.flag({ label: 'Text messages', default: true }),
  byEmail: f.flag({ label: 'E-mail messages', default: true }),
  photoConsent: f.choice(
    { GIVEN: 'Given', REFUSED: 'Refused' },
    {
      label: 'Consent to photos',
      help: 'If refused, albums do not name the student. Blank until the family has been asked.',
      tones: { GIVEN: 'success', REFUSED: 'warning' },
      aliases: ['Photo consent', 'Image consent'],
    },
  ),
} as const;

/** The school that the student comes from. */
export const previousFields = {
  previous: f.group(
    {
      institution: f.text({ label: 'School', max: 120 }),
      year: f.int({ label: 'Year of leaving', year: true, min: 1950, max: 2100 }),
      courseName: f.text({ label: 'Course', max: 80 }),
      totalMark: f.text({ max: 20 }),
      percentage: f.percent({ scale: 2, min: '0', max: '100' }),
      leavingCertificate: f.text({ label: 'Leaving certificate number', max: 40 }),
    },
    { label: 'Previous school', level: 'private' },
  ),
  previousMarks: f.lines('studentPreviousMark', { label: 'Marks from the previous school' }),
} as const;
