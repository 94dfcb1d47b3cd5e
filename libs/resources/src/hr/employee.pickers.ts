import type { Principal } from '@school/kernel';

/** They name colleagues: who teaches, decides, looks after, has something or lives there. They see names, not files. */
export const employeePickers: readonly Principal[] = [
  'Admission',
  'BatchManagement',
  'Certificates',
  'DataManagement',
  'DisciplineManagement',
  'EmployeePrivate',
  'ExaminationControl',
  'FeeSubmission',
  'FinanceControl',
  'FormManagement',
  'GalleryManagement',
  'GeneralSettings',
  'HostelManagement',
  'HostelWarden',
  'HrBasics',
  'IdCards',
  'InventoryManagement',
  'OnlineExamManagement',
  'ReminderManagement',
  'SendMessages',
  'StudentControl',
  'TimetableManagement',
  'TransportManagement',
  'UserManagement',
];
