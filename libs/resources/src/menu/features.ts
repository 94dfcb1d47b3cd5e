import type { Feature } from '@school/kernel';

/**
 * What can be switched off: modules by their key, and the verbs that every list has. Users, settings, people and audit
 * cannot: nobody could work without them or switch them on again.
 */
export const features = [
  { key: 'news', label: 'News', description: 'Announcements and their attachments' },
  { key: 'drive', label: 'Document drive', description: 'Files and folders, shared with colleagues' },
  { key: 'forms', label: 'Forms', description: 'Questionnaires, feedback and answers' },
  {
    key: 'galleries',
    label: 'Galleries',
    description: 'Photos to share, and documents held elsewhere',
  },
  { key: 'polls', label: 'Polls', description: 'Questions to vote on, and their results' },
  { key: 'calendar', label: 'Calendar', description: 'Events, holidays, and the feed for other calendars' },
  { key: 'tasks', label: 'Tasks', description: 'Work for people in a department, with comments and files' },
  { key: 'alerts', label: 'Reminders', description: 'Of events, tasks, papers and payslips' },
  { key: 'blog', label: 'Blog', description: 'Posts by employees, students and parents' },
  { key: 'groups', label: 'Groups', description: 'Discussion groups and recipient lists' },
  { key: 'meetings', label: 'Meeting rooms', description: 'Online meetings' },
  { key: 'messages', label: 'Messages', description: 'Bulk e-mails and text messages' },
  { key: 'voiceNotes', label: 'Voice notes', description: 'Voice messages to record and listen to' },
  { key: 'students', label: 'Students', description: 'Students, guardians, transfers and roll numbers' },
  { key: 'admissions', label: 'Admissions', description: 'Enquiries, applications and the path to a place' },
  { key: 'library', label: 'Library', description: 'Books, loans, reservations and fines' },
  { key: 'attendance', label: 'Student attendance', description: 'Registers, reports, notices to parents' },
  { key: 'timetable', label: 'Timetable', description: 'Lessons, rooms and cover' },
  { key: 'assessment', label: 'Exams', description: 'Exams, marks, results, ranks and report cards' },
  { key: 'gradebook', label: 'Gradebook', description: 'Marks over the year, and term report cards' },
  { key: 'cce', label: 'CCE', description: 'CBSE continuous and comprehensive evaluation' },
  { key: 'icse', label: 'ICSE', description: 'CISCE external and internal assessment' },
  {
    key: 'onlineExams',
    label: 'Online exams',
    description: 'Question bank, on-screen exams and their results',
  },
  { key: 'finance', label: 'Finance', description: 'Income, expense, receipts and their settings' },
  { key: 'fees', label: 'Fees', description: 'Fees, bills, payments and defaulters' },
  {
    key: 'onlinePayments',
    label: 'Online payments',
    description: 'Families pay fees by card or transfer, through a gateway',
  },
  {
    key: 'learn',
    label: 'Learning platform',
    description: 'Accounts, courses and enrolments on Moodle and other platforms, and marks from them',
  },
  { key: 'tally', label: 'Tally', description: 'The books as files for Tally' },
  { key: 'transport', label: 'Transport', description: 'Vehicles, routes, passengers and their attendance' },
  { key: 'hostel', label: 'Hostel', description: 'Houses, rooms, residents, leave and hostel fees' },
  {
    key: 'certificates',
    label: 'Certificates and ID cards',
    description: 'Templates, certificates, ID cards and transfer certificates',
  },
  { key: 'assignments', label: 'Assignments', description: 'Work that teachers set and students hand in' },
  {
    key: 'remarks',
    label: 'Remarks',
    description: 'What teachers note about students and the office about employees',
  },
  { key: 'discipline', label: 'Discipline', description: 'Complaints, hearings and what follows from them' },
  { key: 'placement', label: 'Placement', description: 'Companies, invitations and who got a place' },
  {
    key: 'alumni',
    label: 'Former students',
    description: 'Register of former students, messages and meetings',
  },
  { key: 'leave', label: 'Leave and attendance', description: 'Applications, balances, register' },
  { key: 'payroll', label: 'Payroll', description: 'Categories, groups, payslips and their reports' },
  { key: 'inventory', label: 'Inventory', description: 'Stores, stock, indents, purchase orders and sales' },
  { key: 'reporting', label: 'Custom reports', description: 'Reports that people build themselves' },
  {
    key: 'schoolAssets',
    label: 'School assets',
    description: 'Lists of tagged assets: who has them, and stocktakes',
  },
  { key: 'import', label: 'Imports', description: 'Taking over spreadsheets into lists' },
  { key: 'export', label: 'Exports', description: 'Lists as spreadsheets' },
] as const satisfies readonly Feature[];

export type FeatureKey = (typeof features)[number]['key'];

export const featureNames = Object.fromEntries(features.map(({ key, label }) => [key, label])) as Readonly<
  Record<FeatureKey, string>
>;
