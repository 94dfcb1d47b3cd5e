import type { AttendanceRegister } from '@school/domain';
import { useTranslate } from 'react-admin';
import { GridLegend } from '../../../engine/cells/GridLegend.tsx';

type RegisterLegendProps = Pick<AttendanceRegister, 'leaveTypes' | 'isAbsentUnmarked'>;

/** What the letters and colours of the register mean. */
export const RegisterLegend = ({ leaveTypes, isAbsentUnmarked }: RegisterLegendProps) => {
  const translate = useTranslate();
  const mark = (key: string): string => translate(`leave.register.mark.${key}`);
  const half = isAbsentUnmarked ? 'P' : 'H';
  return (
    <GridLegend
      label={translate('leave.register.legend')}
      entries={[
        ...(isAbsentUnmarked
          ? [
              { sign: 'P', words: mark('P'), colour: 'success.main' },
              { sign: '', words: translate('leave.register.absent'), colour: 'warning.main' },
            ]
          : [{ sign: '', words: mark('P') }]),
        { sign: 'A', words: mark('A'), colour: 'error.main' },
        { sign: `${half}1`, words: mark('H1') },
        { sign: `${half}2`, words: mark('H2') },
        ...leaveTypes.map(({ code, name }) => ({ sign: code, words: name, colour: 'success.main' })),
        { sign: '15′', words: translate('leave.register.minutesLate'), colour: 'warning.main' },
        { sign: 'A', words: translate('leave.register.unpaid'), colour: 'error.main' },
        { sign: '', words: translate('leave.register.closed'), ground: 'action.hover' },
      ]}
    />
  );
};
