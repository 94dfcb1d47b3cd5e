import { useTranslate } from 'react-admin';
import type { LeaveStanding } from '@school/domain';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import type { Wish } from './wish.ts';

interface WishKindProps {
  readonly wish: Wish;
  /** Undefined while loading. */
  readonly types: LeaveStanding['types'] | undefined;
  readonly problemAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<Wish>) => void;
}

/** The leave type, and whether it is for one day, several days or half a day. */
export const WishKind = ({ wish, types, problemAt, onChange }: WishKindProps) => {
  const translate = useTranslate();
  return (
    <>
      <Choose
        label={translate('leave.column.leaveType')}
        required
        value={wish.leaveType}
        error={problemAt('leaveType')}
        choices={types?.map(({ leaveTypeId, name }) => ({ id: leaveTypeId, name }))}
        onChange={(leaveType) => onChange({ leaveType })}
      />
      <Choose
        label={translate('leave.column.duration')}
        required
        value={wish.duration}
        error={problemAt('duration')}
        choices={(['SINGLE_DAY', 'MULTIPLE_DAYS', 'HALF_DAY'] as const).map((id) => ({
          id,
          name: translate(`leave.duration.${id}`),
        }))}
        onChange={(duration) => onChange({ duration: duration as Wish['duration'], half: '' })}
      />
    </>
  );
};
