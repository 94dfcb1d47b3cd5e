import { defineResource, f } from '@school/kernel';
import { admissionOffice } from './access.ts';

/** How the school and a family contacted each other. */
export const contactModes = {
  CALL: 'Call',
  VISIT: 'Visit',
  EMAIL: 'E-mail',
  SMS: 'Text message',
  OTHER: 'Other',
} as const;

/** What was said when a family that had enquired was contacted. */
export const enquiryFollowUp = defineResource('enquiryFollowUp', {
  module: 'admissions',
  label: ['Contact', 'Contacts'],
  api: 'setup/v1/EnquiryFollowUp',
  noArchive: true,
  fields: {
    enquiry: f.ref('applicantEnquiry', { required: true, onDelete: 'cascade' }),
    on: f.date({ label: 'Day', required: true, default: 'today', max: 'today' }),
    mode: f.choice(contactModes, { label: 'How', required: true, default: 'CALL' }),
    note: f.longText({ label: 'What was said', required: true, max: 1000 }),
    nextOn: f.date({ label: 'Again on' }),
  },
  title: 'note',
  list: { columns: ['on', 'mode', 'note', 'nextOn'], sort: '-on' },
  sample: { on: '2026-03-01' },
  access: {
    read: ['Admission', 'StudentView'],
    create: admissionOffice,
    update: admissionOffice,
    delete: admissionOffice,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    enquiryFollowUp: typeof enquiryFollowUp;
  }
}
