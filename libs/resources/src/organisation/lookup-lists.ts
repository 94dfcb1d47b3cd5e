/** The lists that an institution may fill itself. */
export const lookupListNames = {
  RELATION: 'Relation to a student',
  RELIGION: 'Religion',
  LANGUAGE: 'Language',
  LEAVING_REASON: 'Reason for leaving',
  INCIDENT_CATEGORY: 'Kind of incident',
} as const;

export type LookupList = keyof typeof lookupListNames;

/** What a new institution starts with, in the order of the lists. */
export const firstListEntries: Readonly<Record<LookupList, readonly string[]>> = {
  RELATION: ['Father', 'Mother', 'Guardian', 'Grandparent', 'Brother', 'Sister', 'Uncle', 'Aunt', 'Other'],
  RELIGION: ['Islam', 'Christianity', 'Hinduism', 'Sikhism', 'Buddhism', 'Other'],
  LANGUAGE: ['Urdu', 'English', 'Punjabi', 'Sindhi', 'Pashto', 'Balochi', 'Arabic'],
  LEAVING_REASON: ['Graduated', 'Moved away', 'Another school', 'Fees', 'Health', 'Other'],
  INCIDENT_CATEGORY: ['Absence', 'Lateness', 'Behaviour', 'Damage', 'Accident', 'Praise'],
};
