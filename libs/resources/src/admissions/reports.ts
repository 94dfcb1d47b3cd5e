import { defineReport, f } from '@school/kernel';
import type { ReportColumn } from '@school/kernel';
import { admissionsGroup } from './access.ts';

/** A step of the way, with the applications that came so far behind it. */
const step = (label: string, value: string): ReportColumn => ({ label, as: 'int', value, total: true });

/** From the first call to a place in a class, course by course. */
export const admissionFunnel = defineReport('admissionFunnel', {
  module: 'admissions',
  label: 'Admissions in figures',
  description: 'Enquiries, applications, interviews, offers and admissions by course',
  screen: '/applicants_admins/applicants_report_dashboard',
  menu: {
    group: admissionsGroup,
    order: 40,
    icon: 'chart',
    description: 'From enquiry to admission, course by course',
  },
  from: 'admissionOpening',
  parameters: { academicYear: f.ref('academicYear'), course: f.ref('course') },
  columns: {
    course: {
      label: 'Open course',
      as: 'text',
      value: 'name',
      link: { resource: 'admissionOpening', id: 'openingId' },
    },
    enquiries: {
      ...step('Enquiries', 'enquiries'),
      link: { resource: 'applicantEnquiry', filter: { opening: 'openingId' } },
    },
    applications: {
      ...step('Applications', 'applications'),
      link: { resource: 'applicant', filter: { opening: 'openingId' } },
    },
    interviewed: step('Interviews', 'interviewed'),
    offered: step('Offers', 'offered'),
    admitted: step('Admitted', 'admitted'),
    waiting: step('Waiting list', 'waiting'),
    discarded: step('Discarded', 'discarded'),
    seats: step('Seats', 'seats'),
    fees: { label: 'Fees taken', as: 'money', value: 'fees', total: true },
    openingId: { label: 'Open course', as: 'int', value: 'id', hidden: true },
  },
  sort: 'course',
  chart: { kind: 'bar', category: 'course', values: ['enquiries', 'applications', 'offered', 'admitted'] },
  access: ['Admission', 'StudentView'],
});

export const admissionReports = [admissionFunnel] as const;
