import { documentExpiry } from './document-expiry.report.ts';
import type { AnyReport } from '@school/kernel';
import { headCount } from './head-count.report.ts';
import { formerEmployees, joiningEmployees } from './staff-movement.report.ts';

export const hrReports: readonly AnyReport[] = [headCount, joiningEmployees, formerEmployees, documentExpiry];
