import Add from '@mui/icons-material/Add';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import {
  Alert,
  Box,
  Button,
  CircularProgress,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Paper,
} from '@mui/material';
import { addDays } from '@school/domain';
import type { CalendarItem } from '@school/domain';
import { isIsoDate, may } from '@school/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { formatDate, weekdayOf } from '../../../engine/field/date/date-format.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { languageOf } from '../../../i18n/languages.ts';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { colourOf, dayPath, itemsPath } from '../calendar-item.ts';
import { EventDialog } from '../event/EventDialog.tsx';
import { whenText } from '../event/when-text.ts';
import { useKindWords } from '../use-kind-words.ts';

interface DayListProps {
  readonly items: readonly CalendarItem[];
  readonly onOpen: (item: CalendarItem) => void;
}

const DayList = ({ items, onOpen }: DayListProps) => {
  const { wordOf } = useKindWords();
  return (
    <Paper variant="outlined">
      <List disablePadding>
        {items.map((item, place) => (
          <ListItem key={item.key} disablePadding divider={place < items.length - 1}>
            <ListItemButton onClick={() => onOpen(item)} sx={{ gap: 2, alignItems: 'stretch' }}>
              <Box aria-hidden sx={{ width: 6, borderRadius: 1, bgcolor: colourOf(item), flexShrink: 0 }} />
              <ListItemText
                primary={item.title}
                secondary={[wordOf(item.kind), whenText(item), item.location].filter(Boolean).join(' · ')}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
};

const Day = ({ date }: { readonly date: string }) => {
  const translate = useTranslate();
  const language = languageOf(useLocale()).tag;
  const client = useQueryClient();
  const dialogs = useDialogs();
  const { actor, catalogue } = useEnvironment();
  const resource = catalogue.resource('calendarEvent');
  const [opened, setOpened] = useState<CalendarItem>();
  const title = `${weekdayOf(date, language)}, ${formatDate(date)}`;
  usePageTitle(title);
  const { data, problem, retry } = useLoad<readonly CalendarItem[]>(itemsPath, 'calendar.fail', {
    from: date,
    to: date,
  });
  const create = async (): Promise<void> => {
    if (await dialogs.createRecord(resource, { startDate: date, endDate: date }))
      await client.invalidateQueries({ queryKey: ['call'] });
  };
  const add = may(actor, resource.access, 'create') ? (
    <Button variant="contained" startIcon={<Add />} onClick={() => void create()}>
      {translate('calendar.create')}
    </Button>
  ) : null;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader
        title={title}
        actions={
          <>
            <IconButton
              component={Link}
              to={dayPath(addDays(date, -1))}
              aria-label={translate('calendar.dayBefore')}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              component={Link}
              to={dayPath(addDays(date, 1))}
              aria-label={translate('calendar.dayAfter')}
            >
              <ChevronRight />
            </IconButton>
            {add}
          </>
        }
      />
      <LoadProblem text={problem} onRetry={retry} />
      {!data && !problem ? <CircularProgress aria-label={translate('calendar.loading')} /> : null}
      {data?.length === 0 ? <Empty text={translate('calendar.noneThatDay')} /> : null}
      {data && data.length > 0 ? <DayList items={data} onOpen={setOpened} /> : null}
      <Box sx={{ mt: 2 }}>
        <BackLink to={`/calendar?date=${date}`} label={translate('calendar.back')} />
      </Box>
      {opened ? <EventDialog item={opened} onClose={() => setOpened(undefined)} /> : null}
    </Box>
  );
};

/** The calendar entries for the day in the address. */
export const CalendarDay = () => {
  const translate = useTranslate();
  const { date = '' } = useParams();
  if (isIsoDate(date)) return <Day key={date} date={date} />;
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('calendar.noDay')}
      </Alert>
      <BackLink to="/calendar" label={translate('calendar.back')} />
    </>
  );
};
