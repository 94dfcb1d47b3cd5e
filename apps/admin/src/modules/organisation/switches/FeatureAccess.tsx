import { features } from '@school/resources';
import { useTranslate } from 'react-admin';
import { accountChanged } from '../../../session/account-refresh.ts';
import { SwitchGrid } from '../../../engine/own-screen/SwitchGrid.tsx';
import { SwitchPage } from './SwitchPage.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

const columns = ['off', 'offForEmployees', 'offForStudents', 'offForParents'] as const;

/** What is switched on, and for whom. A feature that is off for everyone is off for each kind of user. */
export const FeatureAccess = () => {
  const translate = useTranslate();
  const draft = useSettingsDraft('featureAccess');
  return (
    <SwitchPage
      title={translate('organisation.features.title')}
      lead={translate('organisation.features.lead')}
      draft={draft}
      onSaved={accountChanged}
    >
      {(lists) => (
        <SwitchGrid
          corner={translate('organisation.features.feature')}
          rows={features.map(({ key, label, description }) => ({
            key,
            label: translate(`organisation.features.${key}`, { _: label }),
            help: translate(`organisation.features.${key}Text`, { _: description }),
          }))}
          columns={columns.map((key) => ({ key, label: translate(`organisation.features.${key}`) }))}
          isOn={(row, column) => !(lists[column] ?? []).includes(row)}
          isIdle={(row, column) => column !== 'off' && (lists['off'] ?? []).includes(row)}
          onToggle={(row, column) => draft.toggle(column, row)}
        />
      )}
    </SwitchPage>
  );
};
