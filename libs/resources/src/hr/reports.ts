import { employeeBankDetails } from './bank-details.report.ts';
import { birthdays } from './birthdays.report.ts';
import { documentExpiry } from './document-expiry.report.ts';
import type { AnyReport } from '@school/kernel';
import { headCount } from './head-count.report.ts';
import { formerEmployees, joiningEmployees } from './staff-movement.report.ts';
import { employeeSubjects } from './subject-association.report.ts';

export const hrReports: readonly AnyReport[] = [
  headCount,
  joiningEmployees,
  formerEmployees,
  documentExpiry,
  birthdays,
  employeeSubjects,
  employeeBankDetails,
];
