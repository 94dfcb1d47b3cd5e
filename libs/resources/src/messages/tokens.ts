/** What a message is about decides what its text may name (TPL-1). */
export const messageSubjects = {
  GENERAL: 'General',
  STUDENT: 'Students',
  GUARDIAN: 'Parents',
  EMPLOYEE: 'Employees',
  FEE: 'Fees',
  BIRTHDAY: 'Birthdays',
} as const;

export type MessageSubject = keyof typeof messageSubjects;

const everybody = ['recipient.name', 'recipient.firstName', 'institute.name', 'date.today'] as const;
const ofStudents = ['student.firstName', 'student.fullName', 'student.admissionNo', 'batch.name'] as const;

/** What texts may name, as `{{student.firstName}}`. Of several children all names stand there. */
export const messageTokens = {
  GENERAL: everybody,
  STUDENT: [...everybody, ...ofStudents],
  GUARDIAN: [...everybody, ...ofStudents, 'guardian.fullName'],
  EMPLOYEE: [...everybody, 'department.name'],
  FEE: [...everybody, ...ofStudents, 'guardian.fullName', 'fee.balance'],
  BIRTHDAY: everybody,
} as const satisfies Readonly<Record<MessageSubject, readonly string[]>>;

export type MessageToken = (typeof messageTokens)[MessageSubject][number];

/** Every name that there is: a message that is written for once may use all. */
export const allMessageTokens: readonly MessageToken[] = [...new Set(Object.values(messageTokens).flat())];

/**
 * The facts behind the names that say more than for whom a message is: whoever writes, sends or looks at it must be able
 * to read them of everybody.
 */
export const factsOfTokens: Partial<
  Record<MessageToken, { readonly resource: string; readonly field: string }>
> = {
  'student.admissionNo': { resource: 'student', field: 'admissionNumber' },
  'fee.balance': { resource: 'studentFee', field: 'balance' },
};

/** The ways by which messages leave. */
export const messageChannels = { EMAIL: 'E-mail', SMS: 'Text message', IN_APP: 'In app' } as const;

export type MessageChannel = keyof typeof messageChannels;

/** Longest text of a message to phones. */
export const smsTextMax = 1000;
