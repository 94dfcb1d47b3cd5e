import { useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import { useSeatChoice } from './use-seat-choice.ts';
import { Choose } from '../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../engine/own-screen/DayInput.tsx';

interface SeatToolsProps {
  readonly seats: ReturnType<typeof useSeatChoice>;
  /** How many people are marked. */
  readonly marked: number;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onSave: () => void;
}

/** Whose seats are assigned on which route, and the button that does it. */
export const SeatTools = ({ seats, marked, disabled, busy, onSave }: SeatToolsProps) => {
  const translate = useTranslate();
  return (
    <>
      <Choose
        label={translate('transport.batch')}
        value={seats.batch}
        choices={seats.batches.data?.map(({ id, fullName }) => ({ id, name: fullName }))}
        onChange={seats.setBatch}
      />
      <Choose
        label={translate('transport.route')}
        value={seats.route}
        choices={seats.routes.data}
        onChange={seats.setRoute}
      />
      <Choose
        label={translate('transport.assign.stopForAll')}
        value={seats.stop}
        choices={seats.choices}
        onChange={seats.setStop}
      />
      <Choose
        label={translate('transport.trip')}
        value={seats.mode}
        choices={['BOTH', 'PICKUP', 'DROP'].map((id) => ({
          id,
          name: translate(`transport.modes.${id}`),
        }))}
        onChange={seats.setMode}
      />
      <DayInput label={translate('transport.assign.from')} value={seats.from} onChange={seats.setFrom} />
      <Button variant="contained" loading={busy} disabled={disabled} onClick={onSave}>
        {translate('transport.assign.save', { count: marked })}
      </Button>
    </>
  );
};
