import { MenuIcon } from '../menu/MenuIcon.tsx';
import type { Widget } from './widgets.ts';

interface Props {
  readonly widget: Widget;
  readonly title: string;
  readonly figure: string;
  readonly loading: boolean;
}

const icons: Readonly<Record<Widget, string>> = {
  students: 'student',
  employees: 'badge',
  courses: 'course',
  batches: 'groups',
  finances: 'finance',
  attendance: 'attendance',
  exams: 'exam',
  inventory: 'inventory',
  library: 'book',
  transport: 'bus',
  fees: 'fees',
  children: 'guardian',
};

/** Characters that fit in large letters. */
const mostLarge = 8;

/** One figure. A click is only noted in the console for now. */
export const StatCard = ({ widget, title, figure, loading }: Props) => (
  <li>
    <button
      type="button"
      className="d-stat"
      data-widget={widget}
      onClick={() => console.info('Dashboard card', widget)}
    >
      <span className="d-stat-words">
        <span>{title}</span>
        <strong aria-busy={loading} data-long={figure.length > mostLarge}>
          {loading ? '–' : figure}
        </strong>
      </span>
      <span className="d-stat-icon" aria-hidden="true">
        <MenuIcon name={icons[widget]} />
      </span>
    </button>
  </li>
);
