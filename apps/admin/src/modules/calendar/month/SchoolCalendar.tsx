import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import FullCalendar from '@fullcalendar/react';
import type { CalendarController, DatesSetInfo, EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import theme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { addDays } from '@school/domain';
import type { CalendarItem } from '@school/domain';
import { useLocale, useTranslate } from 'react-admin';
import { useEffect, useMemo } from 'react';
import { languageOf } from '../../../i18n/languages.ts';
import { colourOf, textOn, timesShown, type EventTimes } from '../calendar-item.ts';
import { useKindWords } from '../use-kind-words.ts';
import { views, type ViewName } from './views.ts';

const agenda = {
  list: { listItemEventTimeClass: 'agenda-time', listItemEventTitleClass: 'agenda-title' },
  // What is coming up, from the requested day: past weeks come before it.
  agenda: { type: 'list', duration: { weeks: 4 } },
};

/** A month fits the window below the page header, as long as its weeks stay readable. */
const monthHeight = 'max(540px, calc(100dvh - 330px))';

const plugins = [dayGrid, timeGrid, list, interaction, theme];

/** The product's colours instead of the library's. */
const look = (own: Theme) => ({
  '--fc-classic-background': own.palette.background.paper,
  '--fc-classic-foreground': own.palette.text.primary,
  '--fc-classic-faint-foreground': own.palette.text.secondary,
  '--fc-classic-muted-foreground': own.palette.text.secondary,
  '--fc-classic-border': own.palette.divider,
  '--fc-classic-strong-border': own.palette.text.disabled,
  '--fc-classic-faint': own.palette.action.hover,
  '--fc-classic-muted': own.palette.action.selected,
  '--fc-classic-today': own.palette.action.selected,
  '--fc-classic-highlight': own.palette.action.focus,
  '--fc-classic-primary': own.palette.primary.main,
  '--fc-classic-background-event-opacity': own.palette.mode === 'dark' ? '28%' : '14%',
  bgcolor: 'background.paper',
  fontSize: 14,
  '& .calendar-today': { boxShadow: `inset 0 3px 0 ${own.palette.primary.main}`, fontWeight: 700 },
  // A phone has no room for one line each.
  '& .agenda-title': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& .agenda-time': { [own.breakpoints.down('sm')]: { width: 'auto', minWidth: 92 } },
  '& a:focus-visible, & [tabindex]:focus-visible': {
    outline: `2px solid ${own.palette.primary.main}`,
    outlineOffset: 1,
  },
});

interface SchoolCalendarProps {
  readonly controller: CalendarController;
  readonly items: readonly CalendarItem[];
  readonly view: ViewName;
  readonly date: string;
  /** Today, "yyyy-MM-dd", in the time zone of the institution. */
  readonly today: string;
  readonly mayCreate: boolean;
  readonly onRange: (from: string, to: string, date: string) => void;
  readonly onOpen: (item: CalendarItem) => void;
  readonly onDay: (date: string) => void;
  readonly onPick: (start: string, isAllDay: boolean) => void;
  /** Returns false when the entry must go back to where it was. */
  readonly onMove: (item: CalendarItem, times: EventTimes) => Promise<boolean>;
}

const momentOf = (day: string, time: string | null): string => (time === null ? day : `${day}T${time}Z`);

const inputOf = (item: CalendarItem): EventInput => ({
  id: item.key,
  title: item.title,
  start: momentOf(item.startDate, item.startTime),
  end: item.startTime === null ? addDays(item.endDate, 1) : momentOf(item.endDate, item.endTime),
  allDay: item.startTime === null,
  color: colourOf(item),
  contrastColor: textOn(colourOf(item)),
  editable: item.mayEdit,
  extendedProps: { item },
});

/** The days of a holiday are shaded, so they stand out without reading. */
const shadeOf = (item: CalendarItem): EventInput => ({
  start: item.startDate,
  end: addDays(item.endDate, 1),
  allDay: true,
  display: 'background',
  color: colourOf(item),
});

const itemOf = (props: Record<string, unknown>): CalendarItem | undefined =>
  props['item'] as CalendarItem | undefined;

/** An event that was dragged to another time, and how to put it back. */
interface Drop {
  event: { startStr: string; endStr: string; allDay: boolean; extendedProps: Record<string, unknown> };
  revert: () => void;
}

/** Month, week, day and agenda. Institution times go in and out as UTC, so that no browser shifts them. */
export const SchoolCalendar = (props: SchoolCalendarProps) => {
  const { controller, items, view, date, today, mayCreate, onRange, onOpen, onDay, onPick, onMove } = props;
  const translate = useTranslate();
  const language = languageOf(useLocale()).tag;
  const { wordOf } = useKindWords();
  const events = useMemo(
    () => [...items.map(inputOf), ...items.filter(({ isHoliday }) => isHoliday).map(shadeOf)],
    [items],
  );
  // After the view's height has changed: only a scrollable view opens at seven rather than midnight.
  useEffect(() => {
    if (controller.view && controller.view.type !== views[view]) controller.changeView(views[view]);
  }, [controller, view]);
  const datesSet = ({ startStr, endStr }: DatesSetInfo): void => {
    const shown = controller.getDate()?.toISOString().slice(0, 10) ?? date;
    onRange(startStr.slice(0, 10), addDays(endStr.slice(0, 10), -1), shown);
  };
  const drop = ({ event, revert }: Drop): void => {
    const item = itemOf(event.extendedProps);
    if (!item) return;
    void onMove(item, timesShown(event.startStr, event.endStr, event.allDay)).then((done) => {
      if (!done) revert();
    });
  };
  return (
    <Box sx={look} style={view === 'month' ? { height: monthHeight } : undefined}>
      <FullCalendar
        controller={controller}
        plugins={plugins}
        headerToolbar={false}
        initialView={views[view]}
        initialDate={date}
        now={`${today}T12:00:00Z`}
        timeZone="UTC"
        locale={language}
        firstDay={1}
        height={view === 'week' || view === 'day' ? 680 : view === 'month' ? '100%' : 'auto'}
        views={agenda}
        dayMaxEvents
        dayCellClass={({ isToday }) => (isToday ? 'calendar-today' : '')}
        navLinks
        navLinkDayClick={(day) => onDay(day.toISOString().slice(0, 10))}
        navLinkHint={(text: string) => translate('calendar.openDay', { day: text })}
        eventInteractive
        forceEventDuration
        nowIndicator={false}
        scrollTime="07:00:00"
        allDayText={translate('calendar.allDay')}
        moreLinkText={(count: number) => translate('calendar.more', { count })}
        moreLinkHint={(count: number) => translate('calendar.more', { count })}
        eventsHint={translate('calendar.events')}
        closeHint={translate('calendar.close')}
        noEventsText={translate('calendar.none')}
        eventTimeFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        events={events}
        datesSet={datesSet}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          const item = itemOf(event.extendedProps);
          if (item) onOpen(item);
        }}
        eventDidMount={({ el, event }) => {
          const item = itemOf(event.extendedProps);
          if (item) el.title = `${item.title} (${wordOf(item.kind)})`;
        }}
        dateClick={({ dateStr, allDay }) =>
          mayCreate ? onPick(dateStr, allDay) : onDay(dateStr.slice(0, 10))
        }
        eventDrop={drop}
        eventResize={drop}
      />
    </Box>
  );
};
