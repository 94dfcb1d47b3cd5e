import type { AnyResource } from '@school/kernel';
import { customReport } from './custom-report.resource.ts';
import { reportDelivery } from './report-delivery.resource.ts';

export const reportingResources: readonly AnyResource[] = [customReport, reportDelivery];
