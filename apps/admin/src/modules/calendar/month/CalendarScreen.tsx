import { useCalendarController } from '@fullcalendar/react';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CalendarItem } from '@school/domain';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { dayPath, itemsPath } from '../calendar-item.ts';
import { EventDialog } from '../event/EventDialog.tsx';
import { useMoving } from '../use-moving.ts';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { CalendarVerbs } from './CalendarVerbs.tsx';
import { KindFilter } from './KindFilter.tsx';
import { SchoolCalendar } from './SchoolCalendar.tsx';
import { useCalendarView } from './use-calendar-view.ts';
import { useNewEvent } from './use-new-event.ts';
import type { ViewName } from './views.ts';

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
  const move = useMoving();
  const { today } = useEnvironment().context;
  const { mayCreate, create } = useNewEvent();
  const controller = useCalendarController();
  const { view, date, hidden, keep } = useCalendarView();
  const [range, setRange] = useState<{ readonly from: string; readonly to: string }>();
  const [opened, setOpened] = useState<CalendarItem>();
  const { data, problem, retry } = useLoad<readonly CalendarItem[]>(
    range && itemsPath,
    'calendar.fail',
    range,
  );
  const items = data ?? none;
  const shown = useMemo(() => items.filter(({ kind }) => !hidden.has(kind)), [items, hidden]);
  return (
    <>
      <PageHeader
        title={translate('calendar.title')}
        actions={<CalendarVerbs mayCreate={mayCreate} onCreate={() => void create(date, true)} />}
      />
      <CalendarToolbar
        title={controller.view?.title ?? ''}
        view={view}
        onView={(next: ViewName) => keep({ view: next })}
        onToday={() => controller.gotoDate(today)}
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
        today={today}
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
      {opened ? <EventDialog item={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
};
