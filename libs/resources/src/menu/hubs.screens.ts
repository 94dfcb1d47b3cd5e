import { defineScreen, type Principal } from '@school/kernel';
import { certificateHubs } from '../certificates/certificate.pages.ts';
import { feeStaff, refundReaders } from '../fees/access.ts';
import { financeStaff } from '../finance/access.ts';
import { hostelHubs } from '../hostel/hostel.pages.ts';
import { buyers, storeVisitors } from '../inventory/access.ts';
import { messageStaff } from '../messages/access.ts';
import { menuGroups } from './groups.ts';
import { setUpVisitors } from './school-set-up.ts';

const examOffice: readonly Principal[] = ['ExaminationControl', 'EnterResults', 'ViewResults'];
/** Teachers enter marks there and tutors read results. */
const examStaff: readonly Principal[] = ['EMPLOYEE', ...examOffice];

/** Anyone with any privilege inside a group may open its card grid. */
const visitors: Readonly<Record<string, readonly Principal[]>> = {
  myWork: ['EMPLOYEE'],
  mySchool: ['STUDENT', 'PARENT'],
  students: [
    'EMPLOYEE',
    'StudentView',
    'StudentControl',
    'Admission',
    'BatchManagement',
    'RollNumbers',
    'DisciplineManagement',
    'PlacementActivities',
    'Certificates',
    'IdCards',
    'TransferCertificates',
  ],
  admissions: ['Admission', 'StudentView', 'BatchManagement'],
  exams: [...examStaff, 'STUDENT', 'PARENT'],
  transport: ['TransportManagement', 'TransportAttendance', 'HrBasics', 'PayrollManagement', ...feeStaff],
  transportFees: [...feeStaff, 'TransportManagement', 'PayrollManagement'],
  transportReports: ['TransportManagement', 'TransportAttendance', 'FinanceReports', 'FinanceControl'],
  ...hostelHubs,
  alumni: ['ManageAlumni'],
  forms: ['EMPLOYEE', 'STUDENT', 'PARENT', 'FormManagement'],
  learn: ['EMPLOYEE', 'STUDENT', 'GeneralSettings'],
  ...certificateHubs,
  transportSetUp: ['TransportManagement', 'HrBasics'],
  examReports: examStaff,
  examSettings: examOffice,
  gradebook: examStaff,
  icseSettings: examOffice,
  cceSettings: examOffice,
  cceBasics: examOffice,
  onlineExams: ['EMPLOYEE', 'STUDENT', 'PARENT', 'OnlineExamManagement'],
  attendance: ['EMPLOYEE', 'StudentAttendance', 'StudentAttendanceView'],
  finance: [...financeStaff, 'ManageRefunds'],
  fees: [...feeStaff, 'ManageRefunds'],
  feesSetUp: feeStaff,
  feeCollections: feeStaff,
  feeSubmission: feeStaff,
  advanceFees: [...feeStaff, 'ManageRefunds'],
  feeRefunds: refundReaders,
  assetsLiabilities: ['FinanceControl', 'FinanceReports'],
  accounting: [
    'GeneralSettings',
    'FinanceControl',
    'FinanceReports',
    'ManageFinanceSettings',
    'FeeSubmission',
  ],
  instantFees: feeStaff,
  onlinePayments: ['FinanceControl', 'FinanceReports', 'FeeSubmission', 'ManageFinanceSettings'],
  tally: ['FinanceControl', 'ManageFinanceSettings'],
  tallySettings: ['FinanceControl', 'ManageFinanceSettings'],
  feeReports: ['FinanceReports', 'FinanceControl'],
  financeSettings: ['ManageFinanceSettings', 'FinanceControl'],
  tax: financeStaff,
  collaboration: ['EMPLOYEE', 'STUDENT', 'PARENT'],
  academic: ['EMPLOYEE', 'STUDENT', 'PARENT'],
  library: ['EMPLOYEE', 'STUDENT', 'PARENT', 'LibraryManagement'],
  timetable: ['EMPLOYEE', 'STUDENT', 'PARENT', 'TimetableManagement'],
  timetableTracker: ['TimetableManagement'],
  subjects: ['EMPLOYEE', 'GeneralSettings', 'HrBasics', 'BatchManagement'],
  dataReport: ['AuditView', 'EMPLOYEE'],
  reports: ['EMPLOYEE'],
  exports: ['EMPLOYEE'],
  schoolAssets: ['EMPLOYEE', 'DataManagement', 'DataManagementView'],
  administration: ['UserManagement', 'AuditView', ...setUpVisitors],
  users: ['UserManagement'],
  configuration: ['GeneralSettings'],
  schoolSetUp: setUpVisitors,
  employeeAttendance: ['EMPLOYEE', 'LeaveManagement', 'EmployeeAttendance'],
  leaveYears: ['LeaveManagement'],
  inventory: storeVisitors,
  inventoryReports: storeVisitors,
  inventorySetUp: buyers,
  messages: messageStaff,
  mail: messageStaff,
  sms: messageStaff,
  financePayslips: ['FinanceControl', 'ApproveRejectPayslip'],
  financeReports: ['FinanceReports', 'FinanceControl'],
};
const hrStaff: readonly Principal[] = [
  'HrBasics',
  'EmployeeSearch',
  'EmployeeManagement',
  'EmployeeAttendance',
  'LeaveManagement',
  'PayrollManagement',
  'PayslipPowers',
  'ApproveRejectPayslip',
];

/** Leave and attendance are there too, which every employee has. */
const hrVisitors: readonly Principal[] = ['EMPLOYEE', ...hrStaff];

/** One page of navigation cards for each group of the menu. */
export const hubScreens = menuGroups.map((group) =>
  defineScreen(`${group.key}Hub`, {
    module: 'system',
    label: group.label,
    paths: [group.url],
    hub: group.key,
    access: group.key === 'hr' ? hrVisitors : (visitors[group.key] ?? hrStaff),
  }),
);
