import { defineSettings, f } from '@school/kernel';
import { financeStaff } from '../access.ts';
import { paymentModes } from '../payment.fields.ts';

/** An account for money paid by certain means. */
const accountOf = (mode: keyof typeof paymentModes) =>
  f.ref('ledgerAccount', {
    label: paymentModes[mode],
    filter: { type: 'ASSET', active: true },
    named: true,
    onDelete: 'restrict',
  });

/** Which account money is posted to, by means of payment; empty ones go to the default account, cash to the drawer. */
export const ledgerSetting = defineSettings('ledgerSetting', {
  module: 'finance',
  label: 'Accounts by means of payment',
  api: 'finance/v1/LedgerSettings',
  screen: '/finance/ledger/settings',
  menu: {
    group: 'accounting',
    order: 15,
    icon: 'settings',
    description: 'Where cheques, transfers, cards and online payments are posted',
    access: ['ManageFinanceSettings'],
  },
  fields: {
    cheque: accountOf('CHEQUE'),
    draft: accountOf('DD'),
    bankTransfer: accountOf('BANK_TRANSFER'),
    online: accountOf('ONLINE'),
    card: accountOf('CARD'),
    others: accountOf('OTHERS'),
    feeAccountFirst: f.flag({
      label: 'The account of a fee takes precedence over that of the means of payment',
      default: true,
    }),
  },
  form: {
    tabs: [
      {
        key: 'accounts',
        label: 'Accounts',
        sections: [
          {
            help: 'If empty, the usual account is used. Cash always goes to the drawer. What has been posted stays.',
            fields: ['cheque', 'draft', 'bankTransfer', 'online', 'card', 'others', 'feeAccountFirst'],
          },
        ],
      },
    ],
  },
  sample: { feeAccountFirst: false },
  access: { read: financeStaff, update: ['ManageFinanceSettings'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    ledgerSetting: typeof ledgerSetting;
  }
}
