import GridView from '@mui/icons-material/GridView';
import ViewList from '@mui/icons-material/ViewList';
import { useTranslate } from 'react-admin';
import { IconSwitch } from '../../../engine/own-screen/IconSwitch.tsx';
import { usePreference } from '../../../engine/preference/use-preference.ts';

type RegisterView = 'list' | 'seats';

/** The user's preferred view of a register, on every device. */
export const useRegisterView = (): readonly [RegisterView, (view: RegisterView) => void] => {
  const { value, keep } = usePreference<unknown>('attendance.view');
  return [value === 'seats' ? 'seats' : 'list', keep];
};

interface SeatSwitchProps {
  readonly value: RegisterView;
  readonly onChange: (view: RegisterView) => void;
}

/** Shows the register as a list or in seating order. */
export const SeatSwitch = (props: SeatSwitchProps) => {
  const translate = useTranslate();
  return (
    <IconSwitch<RegisterView>
      {...props}
      label={translate('attendance.seats.view')}
      choices={[
        { value: 'list', label: translate('attendance.seats.as.list'), icon: <ViewList fontSize="small" /> },
        {
          value: 'seats',
          label: translate('attendance.seats.as.seats'),
          icon: <GridView fontSize="small" />,
        },
      ]}
    />
  );
};
