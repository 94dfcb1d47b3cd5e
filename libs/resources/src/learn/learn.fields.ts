/** What is told about the platform. */
export const learnEntities = {
  USER: 'User account',
  BATCH: 'Batch',
  SUBJECT: 'Subject',
  ENROLMENT: 'Enrolment',
  EXAM: 'Exam',
} as const;

/** Why a run cannot go on, or something did not reach the platform. */
export const learnProblems = {
  NOT_READY: 'The connection is not complete or switched off',
  NOT_ALLOWED: 'The server may not speak to this address',
  SILENT: 'The platform does not answer',
  REFUSED: 'The platform refuses it',
  NOT_THERE: 'Something that it needs is not on the platform yet',
  NO_MARKS: 'The exam gives no marks',
  CLOSED: 'The marks are moderated or published',
  NO_RIGHT: 'Whoever began it enters no marks of this exam',
  STOPPED: 'It was stopped',
} as const;

/** An address under encryption; without it only at the machine of the server itself. */
export const platformAddress = {
  regex: '(https://[^\\s<>"]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]{1,5})?(/[^\\s<>"]*)?)',
  message: 'An address that begins with https://',
} as const;
