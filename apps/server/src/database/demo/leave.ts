/** Leave in the demo school: the same types for everyone, the calendar year as leave year. */
export const leaveTypes = [
  {
    name: 'Annual leave',
    code: 'AL',
    maxLeaveCount: '20.0',
    carryForward: true,
    maxCarryForward: '10.0',
    carryForwardExpiryMonths: 3,
  },
  {
    name: 'Casual leave',
    code: 'CL',
    maxLeaveCount: '10.0',
    creditFrequency: 'MONTHLY',
    additionalLeavePolicy: 'REFUSE',
  },
  {
    name: 'Sick leave',
    code: 'SL',
    maxLeaveCount: '10.0',
    additionalLeavePolicy: 'PAID',
    attachmentAfterDays: 3,
  },
  { name: 'Unpaid leave', code: 'UL', maxLeaveCount: '0.0', isUnpaid: true },
] as const;

export type LeaveCode = (typeof leaveTypes)[number]['code'];

/** The first is over and closed, so that balances carry days over and the reset log records it. */
export const leaveYears = [
  { name: '2025', startDate: '2025-01-01', endDate: '2025-12-31' },
  { name: '2026', startDate: '2026-01-01', endDate: '2026-12-31' },
  { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31' },
] as const;

/** One application: by the employee's position in the list, and its outcome. */
export interface DemoApplication {
  readonly person: number;
  readonly code: LeaveCode;
  readonly startDate: string;
  readonly endDate: string;
  readonly reason: string;
  readonly move?: 'approve' | 'deny' | 'cancel';
}

const application = (
  person: number,
  code: LeaveCode,
  startDate: string,
  endDate: string,
  reason: string,
  move?: DemoApplication['move'],
): DemoApplication => ({ person, code, startDate, endDate, reason, ...(move ? { move } : {}) });

/** In every state, most of them in the weeks around year-end. */
export const leaveApplications: readonly DemoApplication[] = [
  application(8, 'AL', '2026-09-07', '2026-09-11', 'Visit to the parents in Multan', 'approve'),
  application(14, 'AL', '2026-10-05', '2026-10-09', 'Wedding of my sister', 'approve'),
  application(20, 'CL', '2026-10-19', '2026-10-20', 'Move to a new flat', 'approve'),
  application(40, 'UL', '2026-10-14', '2026-10-15', 'Repair of the house', 'approve'),
  application(61, 'UL', '2026-09-22', '2026-09-22', 'Court hearing', 'approve'),
  application(26, 'AL', '2026-11-16', '2026-11-25', 'Family visit abroad', 'approve'),
  application(31, 'AL', '2026-11-18', '2026-11-24', 'Rest after the term papers', 'approve'),
  application(37, 'SL', '2026-11-19', '2026-11-21', 'Operation of a tooth', 'approve'),
  application(43, 'CL', '2026-11-23', '2026-11-23', 'Admission of my son', 'approve'),
  application(12, 'AL', '2026-12-21', '2026-12-23', 'Wedding of my brother in Multan'),
  application(17, 'AL', '2026-12-07', '2026-12-11', 'Umrah'),
  application(33, 'CL', '2026-12-03', '2026-12-04', 'Passport office'),
  application(50, 'AL', '2026-12-14', '2026-12-18', 'Visit to the village'),
  application(22, 'AL', '2026-12-01', '2026-12-04', 'Holiday in Hunza', 'deny'),
  application(45, 'CL', '2026-11-12', '2026-11-12', 'Family matter', 'cancel'),
];

/** Working days of two months on which employees were sick; the next few people on each of them. */
export const sickDays = {
  from: '2026-09-01',
  to: '2026-10-31',
  /** People per day: the list is used in rotation. */
  perDay: 3,
} as const;
