import { Link } from 'react-router-dom';
import { MenuIcon } from '../menu/MenuIcon.tsx';
import type { Widget } from './widgets.ts';

interface Props {
  readonly widget: Widget;
  readonly title: string;
  readonly figure: string;
  readonly loading: boolean;
  /** Where the rows behind the figure are; absent if the account may open none. */
  readonly to: string | undefined;
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

/** Number of characters that fit in large type. */
const mostLarge = 8;

const words = ({ title, figure, loading, widget }: Props) => (
  <>
    <span className="d-stat-words">
      <span>{title}</span>
      <strong aria-busy={loading} data-long={figure.length > mostLarge}>
        {loading ? '–' : figure}
      </strong>
    </span>
    <span className="d-stat-icon" aria-hidden="true">
      <MenuIcon name={icons[widget]} />
    </span>
  </>
);

/** One figure, which opens the rows behind it. A click is also logged to the console. */
export const StatCard = (props: Props) => {
  const { widget, to } = props;
  const note = (): void => console.info('Dashboard card', widget);
  return (
    <li>
      {to === undefined ? (
        <div className="d-stat" data-widget={widget} data-plain>
          {words(props)}
        </div>
      ) : (
        <Link className="d-stat" data-widget={widget} to={to} onClick={note}>
          {words(props)}
        </Link>
      )}
    </li>
  );
};
