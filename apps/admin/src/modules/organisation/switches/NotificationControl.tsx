import { notificationEvents, notificationEventsFor } from '@school/resources';
import { useTranslate } from 'react-admin';
import { SwitchGrid } from '../../../engine/own-screen/SwitchGrid.tsx';
import { SwitchPage } from './SwitchPage.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

const columns = ['inAppOff', 'emailOn', 'offForEmployees', 'offForStudents', 'offForParents'] as const;

const kinds = { offForEmployees: 'EMPLOYEE', offForStudents: 'STUDENT', offForParents: 'PARENT' } as const;

/** Which notices are shown, which are also mailed, and which kinds of user receive them. */
export const NotificationControl = () => {
  const translate = useTranslate();
  const draft = useSettingsDraft('notificationControl');
  const rows = Object.entries(notificationEvents).map(([key, { label }]) => ({
    key,
    label: translate(`organisation.events.${key}`, { _: label }),
  }));
  return (
    <SwitchPage
      title={translate('organisation.notices.title')}
      lead={translate('organisation.notices.lead')}
      draft={draft}
    >
      {(lists) => (
        <SwitchGrid
          corner={translate('organisation.notices.event')}
          rows={rows}
          columns={columns.map((key) => ({ key, label: translate(`organisation.notices.${key}`) }))}
          has={(row, column) => {
            const role = kinds[column as keyof typeof kinds];
            return role === undefined || notificationEventsFor(role).some((event) => event === row);
          }}
          isOn={(row, column) => (lists[column] ?? []).includes(row) === (column === 'emailOn')}
          onToggle={(row, column) => draft.toggle(column, row)}
        />
      )}
    </SwitchPage>
  );
};
