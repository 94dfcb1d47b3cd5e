import type { CallContext } from '../../engine/context.ts';
import type { Connection } from '../../platform/database/database.ts';

/** What the dashboard shows; the screen shows 0 for anything missing (000 section 3). */
export interface DashboardFigures {
  readonly totalStudents: number;
  readonly totalEmployee: number;
  readonly totalCourses: number;
  readonly totalBatches: number;
  /** Decimal string in the institution's currency. */
  readonly totalRevenue: string;
  /** Percentage present of those marked today; for students and parents the days of the term so far. */
  readonly todayAttendance: number | null;
  readonly upcomingExams: number;
  readonly inventoryItems: number;
  readonly libraryBooks: number;
  readonly transportRoutes: number;
  /** What is still to pay, decimal string. */
  readonly feeStatus: string;
  readonly children: readonly { readonly id: number; readonly name: string; readonly batch: string }[];
  readonly totalStudentsStates: {
    readonly stlabels: readonly string[];
    /** One line, or several with their names; null where a line has no value at a label. */
    readonly stdataSet:
      readonly number[] | readonly { readonly label: string; readonly data: readonly (number | null)[] }[];
  };
}

/** The figures that one module supplies to a caller. */
export interface DashboardPart {
  /** Key of the feature without which there are none. */
  readonly feature?: string;
  /**
   * None that the caller may not know, for students and parents only those about themselves and their children; each is one
   * bounded query.
   */
  readonly figures: (context: CallContext, connection: Connection) => Promise<Partial<DashboardFigures>>;
}

/** Token under which the parts of the dashboard are injected. */
export const DASHBOARD_PARTS = Symbol('DASHBOARD_PARTS');
