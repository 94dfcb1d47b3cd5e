import { attendanceDashboard } from './attendance/attendance-dashboard.ts';
import { examDashboard } from './assessment/exam-dashboard.ts';
import { inventoryDashboard } from './inventory/inventory-dashboard.ts';
import { feeDashboard } from './fees/fee-dashboard.ts';
import { studentDashboard } from './students/student-dashboard.ts';
import { libraryDashboard } from './library/library-dashboard.ts';
import { transportDashboard } from './transport/transport-dashboard.ts';
import type { DashboardPart } from './reporting/dashboard-part.ts';
import { academicsDashboard } from './academics/academics-dashboard.ts';
import { staffDashboard } from './hr/staff-dashboard.ts';

/** What the modules contribute to the dashboard. */
export const dashboardParts: readonly DashboardPart[] = [
  { figures: staffDashboard },
  { figures: academicsDashboard },
  { feature: 'students', figures: studentDashboard },
  { feature: 'library', figures: libraryDashboard },
  { feature: 'attendance', figures: attendanceDashboard },
  { feature: 'assessment', figures: examDashboard },
  { feature: 'inventory', figures: inventoryDashboard },
  { feature: 'fees', figures: feeDashboard },
  { feature: 'transport', figures: transportDashboard },
];
