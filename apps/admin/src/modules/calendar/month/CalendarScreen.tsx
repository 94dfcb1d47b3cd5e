import Add from '@mui/icons-material/Add';
import RssFeed from '@mui/icons-material/RssFeed';
import UploadFile from '@mui/icons-material/UploadFile';
import { Button, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useCalendarController } from '@fullcalendar/react';
import { useQueryClient } from '@tanstack/react-query';
import { may } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CalendarItem } from '@school/domain';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { dayPath, itemsPath } from '../calendar-item.ts';
import { EventDialog } from '../event/EventDialog.tsx';
import { FeedDialog } from '../feed/FeedDialog.tsx';
import { ImportDialog } from '../import/ImportDialog.tsx';
import { useMoving } from '../use-moving.ts';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { KindFilter } from './KindFilter.tsx';
import { SchoolCalendar } from './SchoolCalendar.tsx';
import { viewOf, type ViewName } from './views.ts';

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');
const none: readonly CalendarItem[] = [];

const countsOf = (items: readonly CalendarItem[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
};

/** The user's calendar; what it shows is kept in the address. */
export const CalendarScreen = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const move = useMoving();
  const { actor, context, catalogue } = useEnvironment();
  const resource = catalogue.resource('calendarEvent');
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const controller = useCalendarController();
  const [search, setSearch] = useSearchParams();
  const [range, setRange] = useState<{ readonly from: string; readonly to: string }>();
  const [opened, setOpened] = useState<CalendarItem>();
  const [dialog, setDialog] = useState<'feed' | 'import'>();
  const view = viewOf(search.get('view'), isPhone);
  const wanted = search.get('date');
  const date = isDay(wanted) ? wanted : context.today;
  const hidden = useMemo(() => new Set((search.get('hide') ?? '').split(',').filter(Boolean)), [search]);
  const { data, problem, retry } = useLoad<readonly CalendarItem[]>(
    range && itemsPath,
    'calendar.fail',
    range,
  );
  const items = data ?? none;
  const shown = useMemo(() => items.filter(({ kind }) => !hidden.has(kind)), [items, hidden]);
  const mayCreate = may(actor, resource.access, 'create');
  const keep = (values: Readonly<Record<string, string>>): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [key, value] of Object.entries(values))
          if (value === '') next.delete(key);
          else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  const create = async (start: string, isAllDay: boolean): Promise<void> => {
    const day = start.slice(0, 10);
    const hour = start.slice(11, 16);
    const times = isAllDay ? {} : { isAllDay: false, startTime: hour, endTime: endOf(hour) };
    const made = await dialogs.createRecord(resource, { startDate: day, endDate: day, ...times });
    if (made) await client.invalidateQueries({ queryKey: ['call'] });
  };
  return (
    <>
      <PageHeader
        title={translate('calendar.title')}
        actions={
          <>
            <Button startIcon={<RssFeed />} onClick={() => setDialog('feed')}>
              {translate('calendar.feed.open')}
            </Button>
            {mayCreate ? (
              <Button startIcon={<UploadFile />} onClick={() => setDialog('import')}>
                {translate('calendar.ics.open')}
              </Button>
            ) : null}
            {mayCreate ? (
              <Button variant="contained" startIcon={<Add />} onClick={() => void create(date, true)}>
                {translate('calendar.create')}
              </Button>
            ) : null}
          </>
        }
      />
      <CalendarToolbar
        title={controller.view?.title ?? ''}
        view={view}
        onView={(next: ViewName) => keep({ view: next })}
        onToday={() => controller.gotoDate(context.today)}
        onStep={(forward) => (forward ? controller.next() : controller.prev())}
      />
      <KindFilter
        counts={countsOf(items)}
        hidden={hidden}
        onChange={(kinds) => keep({ hide: kinds.join(',') })}
      />
      <LoadProblem text={problem} onRetry={retry} />
      <SchoolCalendar
        controller={controller}
        items={shown}
        view={view}
        date={date}
        today={context.today}
        mayCreate={mayCreate}
        onRange={(from, to, at) => {
          setRange((now) => (now?.from === from && now.to === to ? now : { from, to }));
          if (at !== date) keep({ date: at });
        }}
        onOpen={setOpened}
        onDay={(day) => void navigate(dayPath(day))}
        onPick={(start, isAllDay) => void create(start, isAllDay)}
        onMove={move}
      />
      {dialog === 'feed' ? <FeedDialog onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'import' ? <ImportDialog onClose={() => setDialog(undefined)} /> : null}
      {opened ? <EventDialog item={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
};

/** An hour later, before midnight. */
const endOf = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return hour >= 23 ? '23:59' : `${String(hour + 1).padStart(2, '0')}${time.slice(2)}`;
};
