import type { Role } from '@school/kernel';
import { formatMoney } from '../../engine/field/number/number-format.ts';

/** Names of the parts a dashboard can contain. */
export type Widget =
  | 'students'
  | 'employees'
  | 'courses'
  | 'batches'
  | 'finances'
  | 'attendance'
  | 'exams'
  | 'inventory'
  | 'library'
  | 'transport'
  | 'fees'
  | 'children';

/** Which parts each role may have at all. */
export const widgetRights: Readonly<Record<Role, readonly Widget[]>> = {
  ADMIN: ['students', 'employees', 'finances', 'attendance', 'exams', 'inventory', 'library', 'transport'],
  EMPLOYEE: ['students', 'attendance', 'exams'],
  STUDENT: ['attendance', 'exams', 'fees', 'library'],
  PARENT: ['children', 'fees', 'attendance', 'exams'],
};

/** The cards that are shown. Administrators get the four head counts. */
export const cardsOf = (role: Role): readonly Widget[] =>
  role === 'ADMIN' ? ['students', 'employees', 'courses', 'batches'] : widgetRights[role];

const fieldOf: Readonly<Record<Widget, string>> = {
  students: 'totalStudents',
  employees: 'totalEmployee',
  courses: 'totalCourses',
  batches: 'totalBatches',
  finances: 'totalRevenue',
  attendance: 'todayAttendance',
  exams: 'upcomingExams',
  inventory: 'inventoryItems',
  library: 'libraryBooks',
  transport: 'transportRoutes',
  fees: 'feeStatus',
  children: 'children',
};

const percent = { style: 'percent', maximumFractionDigits: 2 } as const;

/** Figures that are meaningless without their unit, formatted as everywhere else. */
const withUnit: Readonly<Partial<Record<Widget, (figure: number, language: string) => string>>> = {
  attendance: (figure, language) => new Intl.NumberFormat(language, percent).format(figure / 100),
  fees: formatMoney,
  finances: formatMoney,
};

/**
 * A card's figure as text: a number with its unit, a list by its length, a dash for a percentage of nothing, and 0 for
 * anything missing.
 */
export const figureOf = (widget: Widget, data: unknown, language: string): string => {
  const value = (data as Readonly<Record<string, unknown>> | null | undefined)?.[fieldOf[widget]];
  if (value === null && widget === 'attendance') return '–';
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === 'string' && value.trim() !== '' && Number.isNaN(Number(value))) return value;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  const worded = withUnit[widget];
  if (worded && Number.isFinite(number)) return worded(number, language);
  return new Intl.NumberFormat(language).format(Number.isFinite(number) ? number : 0);
};
