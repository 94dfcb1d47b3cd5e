import type { OptionGroup, Options, Privilege, Role } from '@school/kernel';

const staff: readonly Role[] = ['ADMIN', 'EMPLOYEE'];
const privilege = (
  key: string,
  area: string,
  label: string,
  ceiling: readonly Role[] = staff,
): Privilege => ({
  key,
  area,
  label,
  ceiling,
});

/** Everything a role group can grant. ADMIN holds all; the ceiling keeps staff privileges from students and parents. */
export const privileges: readonly Privilege[] = [
  privilege('UserManagement', 'administration', 'Manage users, roles and passwords'),
  privilege('GeneralSettings', 'administration', 'Change the settings of the institution'),
  privilege('ShareViews', 'administration', 'Share list views with a role or with everyone'),
  privilege('CustomReports', 'administration', 'Build reports, share them and send them by e-mail'),
  privilege('ReminderManagement', 'administration', 'See, cancel and set up reminders'),
  privilege('DataManagement', 'administration', 'Manage school assets: types, assets, handovers, stocktakes'),
  privilege('DataManagementView', 'administration', 'View school assets'),
  privilege('AuditView', 'administration', 'View the audit trail'),
  privilege('EventManagement', 'collaboration', 'Manage calendar events and holidays'),
  privilege('PollManagement', 'collaboration', 'Create polls and see their results'),
  privilege('GalleryManagement', 'collaboration', 'Create albums and publish them'),
  privilege('FormManagement', 'collaboration', 'Create forms and read the answers'),
  privilege('TaskManagement', 'collaboration', 'Assign, change and close tasks'),
  privilege('GroupManagement', 'collaboration', 'Create groups, recipient lists and meeting rooms'),
  privilege('SendMessages', 'collaboration', 'Send e-mails and text messages to many people'),
  privilege(
    'MessageSettings',
    'collaboration',
    'Set up messages: templates, quiet hours, cost, unsubscribed addresses',
  ),
  privilege('BlogModeration', 'collaboration', 'Review, publish and withdraw blog posts'),
  privilege('BatchManagement', 'academic', 'Set up courses and batches, transfer and graduate students'),
  privilege('Admission', 'academic', 'Admit students and manage their guardians'),
  privilege('StudentView', 'academic', 'Find and view all students'),
  privilege('StudentControl', 'academic', 'Edit students, mark them as former, readmit them'),
  privilege('RollNumbers', 'academic', 'Give roll numbers'),
  privilege('Certificates', 'academic', 'Design and issue certificates'),
  privilege('IdCards', 'academic', 'Design and issue ID cards'),
  privilege('TransferCertificates', 'academic', 'Write and issue transfer certificates'),
  privilege('LibraryManagement', 'academic', 'Run the library: books, loans, fines, settings'),
  privilege('StudentAttendance', 'academic', 'Mark and unlock the attendance of all students'),
  privilege('StudentAttendanceView', 'academic', 'View the attendance of all students'),
  privilege('ExaminationControl', 'academic', 'Set up exams, publish them and change published marks'),
  privilege('EnterResults', 'academic', 'Create exam groups and enter marks for any subject'),
  privilege('ViewResults', 'academic', 'View results and exam reports of all batches'),
  privilege('OnlineExamManagement', 'academic', 'Run online exams and the question bank for all subjects'),
  privilege('TimetableManagement', 'academic', 'Create timetables, manage rooms, arrange cover'),
  privilege('DisciplineManagement', 'academic', 'See discipline complaints through to the end'),
  privilege(
    'PlacementActivities',
    'academic',
    'Announce placement events, send invitations, record who got a place',
  ),
  privilege(
    'ManageAlumni',
    'collaboration',
    'Maintain the register of former students, write to them and invite them',
  ),
  privilege('HrBasics', 'hr', 'Set up employee categories, positions, departments and grades'),
  privilege('EmployeeSearch', 'hr', 'Find and view employees'),
  privilege('EmployeeManagement', 'hr', 'Add and edit employees'),
  privilege('EmployeePrivate', 'hr', 'View private details, bank details and pay terms'),
  privilege('EmployeeAttendance', 'hr', 'Mark employee attendance'),
  privilege('LeaveManagement', 'hr', 'Manage leave'),
  privilege('PayrollManagement', 'payroll', 'Define payroll categories and groups, assign payroll'),
  privilege('PayslipPowers', 'payroll', 'Generate, edit and delete pending payslips'),
  privilege('ApproveRejectPayslip', 'payroll', 'Approve, reject and revert payslips'),
  privilege('InventoryManagement', 'inventory', 'Manage stores, items, stock and indents'),
  privilege('InventoryBasics', 'inventory', 'View the stores and raise indents'),
  privilege('PurchaseOrders', 'inventory', 'Order from suppliers and receive goods'),
  privilege('ApprovePurchaseOrders', 'inventory', 'Approve purchase orders above the limit'),
  privilege('InventorySales', 'inventory', 'Sell from a store and view sales reports'),
  privilege('TransportManagement', 'transport', 'Manage vehicles, routes, passengers and their documents'),
  privilege('TransportAttendance', 'transport', 'Record who rides on the bus'),
  privilege('HostelManagement', 'hostel', 'Manage hostels, rooms, residents and hostel fees'),
  privilege('HostelWarden', 'hostel', 'Look after residents: leave, nights, visitors, complaints'),
  privilege('FinanceControl', 'finance', 'Use the finance area'),
  privilege('FinanceReports', 'finance', 'View finance reports'),
  privilege('ManageFee', 'finance', 'Define fees, discounts and fines, and bill them'),
  privilege('FeeSubmission', 'finance', 'Take fee payments'),
  privilege('WaiveFine', 'finance', 'Waive fines'),
  privilege('ManageRefunds', 'finance', 'Refund fees and advances'),
  privilege('RevertTransaction', 'finance', 'Cancel receipts and transactions'),
  privilege('ManageFinanceSettings', 'finance', 'Change finance settings'),
];

const areas: Options = {
  administration: 'Administration',
  collaboration: 'Collaboration',
  academic: 'Academics',
  hr: 'Human resources',
  payroll: 'Payroll',
  inventory: 'Inventory',
  transport: 'Transport',
  hostel: 'Hostel',
  finance: 'Finance',
};

/** What ticked privileges grant. */
export const privilegeOptions: Options = Object.fromEntries(privileges.map(({ key, label }) => [key, label]));

/** The privileges of each area under its heading. */
export const privilegeGroups: readonly OptionGroup[] = Object.entries(areas).map(([key, label]) => ({
  key,
  label,
  options: privileges.filter(({ area }) => area === key).map((one) => one.key),
}));
