import type { StudentRegister } from '@school/domain';
import { useTranslate } from 'react-admin';
import { DayHead } from '../../../engine/cells/DayHead.tsx';

interface GridHeadProps {
  readonly register: StudentRegister;
  readonly days: readonly string[];
  readonly onDay: (date: string) => void;
}

/** Colours of the bar below a day, by what is known about it. */
const bars: Readonly<Record<string, string>> = { MISSING: 'warning.main', LOCKED: 'text.disabled' };

/**
 * Days as column headers; pressing one shows what can be done with it. A bar below indicates that its register was taken.
 */
export const GridHead = ({ register, days, onDay }: GridHeadProps) => {
  const translate = useTranslate();
  const statusOf = new Map(register.taken.map(({ date, status }) => [date, status]));
  const isOff = (date: string): boolean => register.offDays.includes(date);
  const isQuiet = (date: string): boolean => isOff(date) || date > register.today;
  const stateOf = (date: string): string =>
    register.locked.includes(date) ? 'LOCKED' : (statusOf.get(date) ?? 'MISSING');
  return (
    <DayHead
      name={translate('attendance.student')}
      days={days}
      totals={[translate('attendance.away'), translate('attendance.late')]}
      isQuiet={isQuiet}
      press={(date) => ({
        label: `${date}: ${translate(`attendance.state.${isOff(date) ? 'OFF' : stateOf(date)}`)}`,
        bar: bars[stateOf(date)] ?? 'success.main',
        run: () => onDay(date),
      })}
    />
  );
};
