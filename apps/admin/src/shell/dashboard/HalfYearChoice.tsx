import { useText } from '../../i18n/use-text.ts';
import type { HalfYear } from './half-years.ts';

interface Props {
  readonly halves: readonly HalfYear[];
  /** Empty for all months. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** Which half of the year a monthly chart shows. */
export const HalfYearChoice = ({ halves, chosen, onChoose }: Props) => {
  const text = useText();
  return (
    <select
      className="d-half"
      aria-label={text('dashboard.months')}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{text('dashboard.allMonths')}</option>
      {halves.map(({ key, half, year }) => (
        <option key={key} value={key}>
          {[text(`dashboard.${half}`), year].filter(Boolean).join(' ')}
        </option>
      ))}
    </select>
  );
};
