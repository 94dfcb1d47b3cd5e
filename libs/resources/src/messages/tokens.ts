/** The subject of a message determines which placeholders its text may contain (TPL-1). */
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

/** Placeholders of texts, as `{{student.firstName}}`. For several children all names are inserted. */
export const messageTokens = {
  GENERAL: everybody,
  STUDENT: [...everybody, ...ofStudents],
  GUARDIAN: [...everybody, ...ofStudents, 'guardian.fullName'],
  EMPLOYEE: [...everybody, 'department.name'],
  FEE: [...everybody, ...ofStudents, 'guardian.fullName', 'fee.balance'],
  BIRTHDAY: everybody,
} as const satisfies Readonly<Record<MessageSubject, readonly string[]>>;

export type MessageToken = (typeof messageTokens)[MessageSubject][number];

/** Every placeholder that exists: a message written for a single occasion may use all. */
export const allMessageTokens: readonly MessageToken[] = [...new Set(Object.values(messageTokens).flat())];

/**
 * The data behind the placeholders that reveal more than whom a message is for: whoever writes, sends or views it must be
 * able to read that data for everyone.
 */
export const factsOfTokens: Partial<
  Record<MessageToken, { readonly resource: string; readonly field: string }>
> = {
  'student.admissionNo': { resource: 'student', field: 'admissionNumber' },
  'fee.balance': { resource: 'studentFee', field: 'balance' },
};

/** The channels through which messages are sent. */
export const messageChannels = { EMAIL: 'E-mail', SMS: 'Text message', IN_APP: 'In app' } as const;

export type MessageChannel = keyof typeof messageChannels;

/** Maximum length of a message to phones. */
export const smsTextMax = 1000;
