import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useReducer } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useCall } from '../../../engine/environment/use-call.ts';
import { EditForm } from '../../../engine/form/EditForm.tsx';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import { accountChanged } from '../../../session/account-refresh.ts';
import { reloadBranding } from '../../../session/branding-store.ts';
import { browserStore } from '../../../session/browser-store.ts';
import { session } from '../../../session/current-session.ts';
import { lookOf } from '../../../session/look.ts';
import { storageKeys } from '../../../session/storage-keys.ts';
import { saveOrganisation } from './save-settings.ts';
import type { OrganisationRecord } from './save-settings.ts';
import { initialSettingsState, numberOfTab, settingsReducer, tabOfNumber } from './settings-state.ts';

/** Name, colours, font, logo and formats apply everywhere as soon as they are saved, in all tabs of this browser. */
const spread = (saved: OrganisationRecord): void => {
  browserStore.setItem(storageKeys.fontFamily, String(saved['fontName'] ?? ''));
  session.amend({ settings: lookOf(saved) });
  accountChanged();
  void reloadBranding();
};

/** The institution's details, in three tabs. */
export const OrganisationSettings = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { http, catalogue } = useEnvironment();
  const [search, setSearch] = useSearchParams();
  const [state, dispatch] = useReducer(settingsReducer, {
    ...initialSettingsState,
    activeTabForSetting: numberOfTab(search.get('tab')),
  });
  const { data, error, refetch } = useCall<OrganisationRecord>('setup/v1/get');
  usePageTitle(translate('organisation.settings.title'));
  useEffect(() => {
    if (data) dispatch({ type: 'settled' });
  }, [data]);
  const open = (tab: string): void => {
    dispatch({ type: 'opened', tab });
    setSearch({ tab }, { replace: true });
  };
  const send = async (body: Readonly<Record<string, unknown>>): Promise<OrganisationRecord> => {
    dispatch({ type: 'saving' });
    try {
      return await saveOrganisation(http, data?.keyString, body);
    } finally {
      dispatch({ type: 'settled' });
    }
  };
  return (
    <div aria-busy={state.settingsStatus === 'loading'} data-settings-status={state.settingsStatus}>
      <PageHeader title={translate('organisation.settings.title')} />
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <EditForm
          key={String(data['version'])}
          resource={catalogue.resource('institutionSetting')}
          record={data}
          step={tabOfNumber(state.activeTabForSetting)}
          onStep={open}
          send={send}
          onSaved={(saved) => {
            spread(saved);
            void client.invalidateQueries({ queryKey: ['call'] });
          }}
          onCancel={() => void navigate('/configuration')}
        />
      ) : error ? null : (
        <FormSkeleton />
      )}
    </div>
  );
};
