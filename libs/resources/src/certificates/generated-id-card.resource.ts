import { defineResource, f, is } from '@school/kernel';
import { cardKeepers, ownMenus, ownPapers, recipientRows } from './access.ts';
import { codeField, issueDate, recipientConditions, recipientFields } from './recipient.fields.ts';

const active = is('status', 'ACTIVE');

/** A card that someone carries. A new one of the same kind replaces it; everyone has one valid card. */
export const generatedIdCard = defineResource('generatedIdCard', {
  module: 'certificates',
  label: ['ID card', 'ID cards'],
  api: 'setup/v1/GeneratedIdCards',
  screens: {
    list: '/id_card_templates/generated_id_cards',
    create: '/id_card_templates/generate_id_card',
    show: '/id_card_templates/generated_id_cards/:id',
  },
  menu: {
    group: 'idCards',
    order: 10,
    icon: 'badge',
    description: 'Issued cards: print, mark as lost, replace',
    access: cardKeepers,
    also: ownMenus(62, 'ID cards that have been issued'),
    create: { label: 'Issue an ID card', description: 'For one student or employee', icon: 'add' },
  },
  noArchive: true,
  notCopied: true,
  fields: {
    cardNumber: f.text({ max: 60, readOnly: true, unique: true, noCopy: true, search: true }),
    ...recipientFields,
    department: f.ref('employeeDepartment', { readOnly: true, named: true }),
    template: f.ref('idCardTemplate', {
      label: 'Card',
      required: true,
      named: true,
      filter: { active: true, userType: { $field: 'userType' } },
    }),
    issueDate,
    validUntil: f.date({ readOnly: true, index: true, noCopy: true }),
    status: f.choice(
      { ACTIVE: 'Active', EXPIRED: 'Expired', LOST: 'Lost', REPLACED: 'Replaced', CANCELLED: 'Revoked' },
      {
        required: true,
        default: 'ACTIVE',
        readOnly: true,
        index: true,
        tones: {
          ACTIVE: 'success',
          EXPIRED: 'warning',
          LOST: 'error',
          REPLACED: 'neutral',
          CANCELLED: 'error',
        },
      },
    ),
    endReason: f.text({ label: 'Why it is no longer valid', max: 255, readOnly: true, noCopy: true }),
    code: codeField,
    run: f.ref('idCardRun', { label: 'Issued with', readOnly: true, named: true, noCopy: true }),
  },
  title: 'cardNumber',
  subtitle: ['recipient', 'template'],
  list: {
    columns: [
      'cardNumber',
      'recipient',
      'batch',
      'department',
      'template',
      'issueDate',
      'validUntil',
      'status',
    ],
    head: 'cardNumber',
    sort: '-issueDate',
    filters: ['template', 'batch', 'department', 'student', 'employee', 'status', 'validUntil', 'run'],
    views: [{ key: 'active', label: 'Active', filter: { status: 'ACTIVE' } }],
  },
  form: {
    tabs: [
      {
        key: 'card',
        label: 'ID card',
        sections: [
          { fields: ['cardNumber', 'status', 'endReason'] },
          {
            fields: ['userType', 'student', 'employee', 'recipient', 'batch', 'department', 'academicYear'],
          },
          { fields: ['template', 'issueDate', 'validUntil'] },
          { fields: ['code', 'run'] },
        ],
      },
    ],
  },
  unique: [
    { fields: ['template', 'student'], where: active, empty: 'different' },
    { fields: ['template', 'employee'], where: active, empty: 'different' },
  ],
  conditions: {
    ...recipientConditions,
    batch: { visible: is('userType', 'STUDENT') },
    department: { visible: is('userType', 'EMPLOYEE') },
  },
  lifecycle: {
    field: 'status',
    initial: 'ACTIVE',
    transitions: {
      lose: {
        label: 'Mark as lost',
        access: cardKeepers,
        from: ['ACTIVE'],
        to: 'LOST',
        tone: 'warning',
        ask: { endReason: f.text({ label: 'What happened', max: 255 }) },
      },
      replace: {
        label: 'Replace',
        access: cardKeepers,
        from: ['ACTIVE', 'LOST', 'EXPIRED'],
        to: 'REPLACED',
        confirm: 'A new card is issued today; this one is no longer valid.',
        ask: { endReason: f.text({ label: 'Why', required: true, max: 255 }) },
      },
      cancel: {
        label: 'Revoke',
        access: cardKeepers,
        from: ['ACTIVE', 'LOST'],
        to: 'CANCELLED',
        tone: 'error',
        ask: { endReason: f.text({ label: 'Why', required: true, max: 255 }) },
      },
      expire: { label: 'End', access: ['ADMIN'], from: ['ACTIVE'], to: 'EXPIRED' },
    },
  },
  sample: { userType: 'STUDENT', student: true, employee: undefined, issueDate: '2026-03-02' },
  access: {
    read: [...cardKeepers, ...ownPapers],
    create: cardKeepers,
    rows: { IdCards: 'all', ...recipientRows },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    generatedIdCard: typeof generatedIdCard;
  }
}
