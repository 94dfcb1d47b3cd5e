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
      label: 'A reporting manager is needed',
      default: true,
      help: 'Whoever has none cannot raise an indent',
    }),
    approvers: f.choice(
      {
        REPORTING_MANAGER: 'The reporting manager',
        STORE_IN_CHARGE: 'Whoever is in charge of the store',
        PRIVILEGED: 'Storekeepers alone',
      },
      { label: 'Decided by', required: true, default: 'REPORTING_MANAGER', help: 'Storekeepers always may' },
    ),
    allowAboveStock: f.flag({ label: 'More than there is may be asked for', default: true }),
    issueTypes: f.choices(
      { PERMANENT: 'For good', TEMPORARY: 'To be returned' },
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
