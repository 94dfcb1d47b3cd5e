/** What is sent to the platform. */
export const learnEntities = {
  USER: 'User account',
  BATCH: 'Batch',
  SUBJECT: 'Subject',
  ENROLMENT: 'Enrolment',
  EXAM: 'Exam',
} as const;

/** Why a run cannot continue, or something did not reach the platform. */
export const learnProblems = {
  NOT_READY: 'The connection is incomplete or switched off',
  NOT_ALLOWED: 'The server is not allowed to connect to this address',
  SILENT: 'The platform is not responding',
  REFUSED: 'The platform refused it',
  NOT_THERE: 'Something it needs is not on the platform yet',
  NO_MARKS: 'The exam does not use marks',
  CLOSED: 'The marks are moderated or published',
  NO_RIGHT: 'Whoever started it cannot enter marks for this exam',
  STOPPED: 'It was stopped',
} as const;

/** An encrypted (https) address; without encryption only on the server's own machine. */
export const platformAddress = {
  regex: '(https://[^\\s<>"]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]{1,5})?(/[^\\s<>"]*)?)',
  message: 'An address that starts with https://',
} as const;
