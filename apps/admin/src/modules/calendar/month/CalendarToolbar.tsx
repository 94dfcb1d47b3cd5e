import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { viewNames, type ViewName } from './views.ts';

interface CalendarToolbarProps {
  /** What is shown: `November 2026`. */
  readonly title: string;
  readonly view: ViewName;
  readonly onView: (view: ViewName) => void;
  readonly onToday: () => void;
  readonly onStep: (forward: boolean) => void;
}

/** The period the calendar shows, and the view. */
export const CalendarToolbar = ({ title, view, onView, onToday, onStep }: CalendarToolbarProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <Button variant="outlined" size="small" onClick={onToday}>
        {translate('calendar.today')}
      </Button>
      <Box sx={{ display: 'flex' }}>
        <IconButton aria-label={translate('calendar.before')} onClick={() => onStep(false)}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label={translate('calendar.after')} onClick={() => onStep(true)}>
          <ChevronRight />
        </IconButton>
      </Box>
      <Typography
        component="h2"
        variant="h6"
        aria-live="polite"
        sx={{ flexGrow: 1, fontSize: { xs: 16, sm: 20 }, minWidth: 0 }}
      >
        {title}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={translate('calendar.views')}
        onChange={(_, next: ViewName | null) => next && onView(next)}
      >
        {viewNames.map((name) => (
          <ToggleButton
            key={name}
            value={name}
            sx={{ px: 1.25, textTransform: 'none', color: 'text.primary' }}
          >
            {translate(`calendar.view.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};
