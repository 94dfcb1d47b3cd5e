import Place from '@mui/icons-material/PlaceOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { isIsoDate } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CalendarItem } from '@school/domain';
import { DateInput } from '../../../engine/field/date/DateInput.tsx';
import { colourOf, editPath, movedTo, showPath, textOn } from '../calendar-item.ts';
import { useKindWords } from '../use-kind-words.ts';
import { useMoving } from '../use-moving.ts';
import { whenText } from './when-text.ts';

const Line = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 1, mb: 1, color: 'text.secondary' }}>
    {icon}
    <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{children}</Typography>
  </Box>
);

interface MoveFormProps {
  readonly item: CalendarItem;
  readonly onMoved: () => void;
}

/** A new first day, typed: the equivalent of dragging with a mouse. */
const MoveForm = ({ item, onMoved }: MoveFormProps) => {
  const translate = useTranslate();
  const move = useMoving();
  const [day, setDay] = useState(item.startDate);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const done = await move(item, movedTo(item, day));
    setBusy(false);
    if (done) onMoved();
  };
  return (
    <Box
      component="form"
      onSubmit={(event: { preventDefault: () => void }) => {
        event.preventDefault();
        void send();
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 2 }}
    >
      <DateInput
        field={{ type: 'date' }}
        name="moveTo"
        required
        label={translate('calendar.moveTo')}
        value={day}
        onChange={(next) => setDay(String(next ?? ''))}
      />
      <Button
        type="submit"
        variant="outlined"
        loading={busy}
        disabled={!isIsoDate(day) || day === item.startDate}
      >
        {translate('calendar.move')}
      </Button>
    </Box>
  );
};

interface EventDialogProps {
  readonly item: CalendarItem;
  readonly onClose: () => void;
}

/** What an entry contains, and where it can be moved and changed. */
export const EventDialog = ({ item, onClose }: EventDialogProps) => {
  const translate = useTranslate();
  const { wordOf } = useKindWords();
  const title = useId();
  const isEvent = item.source === 'event';
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere', pb: 1 }}>
        {item.title}
      </DialogTitle>
      <DialogContent>
        <Chip
          size="small"
          label={wordOf(item.kind)}
          sx={{ mb: 1.5, bgcolor: colourOf(item), color: textOn(colourOf(item)) }}
        />
        <Line icon={<Schedule fontSize="small" aria-hidden />}>{whenText(item)}</Line>
        {item.location ? <Line icon={<Place fontSize="small" aria-hidden />}>{item.location}</Line> : null}
        {item.description ? (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {item.description}
          </Typography>
        ) : null}
        {item.mayEdit ? <MoveForm item={item} onMoved={onClose} /> : null}
      </DialogContent>
      <DialogActions>
        {isEvent ? (
          <Button component={Link} to={showPath(item.id)}>
            {translate('calendar.details')}
          </Button>
        ) : null}
        {item.mayEdit ? (
          <Button component={Link} to={editPath(item.id)}>
            {translate('calendar.edit')}
          </Button>
        ) : null}
        <Button onClick={onClose} autoFocus>
          {translate('calendar.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
