import { defineSettings, f } from '@school/kernel';
import { storekeepers, storeVisitors } from './access.ts';

/** Who may ask the stores for things, and who decides. */
export const indentSetting = defineSettings('indentSetting', {
  module: 'inventory',
  label: 'Indent settings',
  api: 'setup/v1/IndentSettings',
  screen: '/inventory_settings/indent_settings',
  menu: {
    group: 'inventorySetUp',
    order: 70,
    icon: 'settings',
    description: 'Who decides on indents, and what may be lent',
  },
  fields: {
    managerRequired: f.flag({
      label: 'Reporting manager required',
      default: true,
      help: 'Anyone without one cannot raise an indent',
    }),
    approvers: f.choice(
      {
        REPORTING_MANAGER: 'The reporting manager',
        STORE_IN_CHARGE: 'Whoever is in charge of the store',
        PRIVILEGED: 'Storekeepers only',
      },
      { label: 'Decided by', required: true, default: 'REPORTING_MANAGER', help: 'Storekeepers always may' },
    ),
    allowAboveStock: f.flag({ label: 'Allow requests above stock', default: true }),
    issueTypes: f.choices(
      { PERMANENT: 'Permanently', TEMPORARY: 'To be returned' },
      { label: 'Issued', required: true, default: ['PERMANENT', 'TEMPORARY'] },
    ),
  },
  access: { read: storeVisitors, update: storekeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    indentSetting: typeof indentSetting;
  }
}
