/** Texts that the Greenfield School office sends repeatedly. */
export const demoTemplates = [
  {
    name: 'Fee reminder',
    channel: 'SMS',
    category: 'FEE',
    body: 'Dear {{guardian.fullName}}, Rs {{fee.balance}} of fees are open for {{student.firstName}}. Please pay at the counter or by bank. {{institute.name}}',
  },
  {
    name: 'Birthday wishes',
    channel: 'SMS',
    category: 'BIRTHDAY',
    body: 'Happy birthday, {{recipient.firstName}}! {{institute.name}} wishes you a good year.',
  },
  {
    name: 'School is closed',
    channel: 'SMS',
    category: 'GENERAL',
    body: 'School is closed tomorrow because of heavy rain. Lessons go on the day after. {{institute.name}}',
  },
  {
    name: 'Meeting of parents',
    channel: 'EMAIL',
    category: 'GUARDIAN',
    subject: 'Meeting of parents of {{batch.name}}',
    body: 'Dear {{guardian.fullName}},\n\nplease come to the meeting of parents of {{batch.name}} on Saturday at 10:00. The teachers of {{student.firstName}} are there to talk with you.\n\nKind regards\n{{institute.name}}',
  },
  {
    name: 'Staff meeting',
    channel: 'EMAIL',
    category: 'EMPLOYEE',
    subject: 'Staff meeting on Friday',
    body: 'Dear {{recipient.firstName}},\n\nthe staff meets on Friday at 14:30 in the library.\n\nThe office',
  },
] as const;

interface DemoMessage {
  readonly channel: 'EMAIL' | 'SMS' | 'IN_APP';
  readonly template?: (typeof demoTemplates)[number]['name'];
  readonly subject?: string;
  readonly body?: string;
  /** Classes, as `10A`. */
  readonly batches?: readonly string[];
  readonly employees?: boolean;
  /** Days since it was sent; a draft if omitted. */
  readonly daysAgo?: number;
  /** One in how many of its people could not be reached. */
  readonly failing?: number;
}

/** What the office has sent lately, oldest first. */
export const demoMessages: readonly DemoMessage[] = [
  {
    channel: 'SMS',
    template: 'School is closed',
    batches: ['9A', '9B', '10A', '10B'],
    daysAgo: 19,
    failing: 23,
  },
  { channel: 'EMAIL', template: 'Staff meeting', employees: true, daysAgo: 12 },
  { channel: 'EMAIL', template: 'Meeting of parents', batches: ['10A'], daysAgo: 6, failing: 7 },
  {
    channel: 'IN_APP',
    subject: 'Books of the library',
    body: 'Please look through the shelves at home: the library counts its books next week.',
    batches: ['9A', '9B', '9C', '10A', '10B', '10C'],
    daysAgo: 2,
  },
  { channel: 'SMS', template: 'Fee reminder', batches: ['9B'] },
  { channel: 'EMAIL', template: 'Meeting of parents', batches: ['9A', '9B', '9C'] },
];

export const demoUnsubscribed = [
  { address: 'office@textiles.example', reason: 'Asked by telephone' },
  { address: 'accounts@traders.example', reason: 'The address of a company, not of the family' },
];
