import { useTranslate } from 'react-admin';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { halves, type Wish } from './wish.ts';

interface WishDaysProps {
  readonly wish: Wish;
  readonly problemAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<Wish>) => void;
}

/** The day or days someone wants off, and which half of a day. */
export const WishDays = ({ wish, problemAt, onChange }: WishDaysProps) => {
  const translate = useTranslate();
  const isMultiple = wish.duration === 'MULTIPLE_DAYS';
  return (
    <>
      <DayInput
        label={translate(isMultiple ? 'leave.column.startDate' : 'leave.column.date')}
        required
        value={wish.startDate}
        error={problemAt('startDate')}
        onChange={(startDate) => onChange({ startDate })}
      />
      {isMultiple ? (
        <DayInput
          label={translate('leave.column.endDate')}
          required
          value={wish.endDate}
          error={problemAt('endDate')}
          onChange={(endDate) => onChange({ endDate })}
        />
      ) : null}
      {wish.duration === 'SINGLE_DAY' ? null : (
        <Choose
          label={translate('leave.column.half')}
          required={!isMultiple}
          value={wish.half}
          error={problemAt('halfDaySession') ?? problemAt('halfDayDate')}
          all={isMultiple ? translate('leave.half.NONE') : undefined}
          choices={halves(wish.duration).map((id) => ({ id, name: translate(`leave.half.${id}`) }))}
          onChange={(half) => onChange({ half: half as Wish['half'] })}
        />
      )}
    </>
  );
};
