import type { AnyResource } from '@school/kernel';
import { tallyAccount } from './tally-account.resource.ts';
import { tallyCompany } from './tally-company.resource.ts';
import { tallyExportFile } from './tally-export-file.resource.ts';
import { tallyLedger } from './tally-ledger.resource.ts';
import { tallySchedule } from './tally-schedule.settings.ts';
import { tallySetting } from './tally-setting.settings.ts';
import { tallySyncRecord } from './tally-sync-record.resource.ts';
import { tallySyncRun } from './tally-sync-run.resource.ts';
import { tallyVoucherType } from './tally-voucher-type.resource.ts';

export const tallyResources: readonly AnyResource[] = [
  tallyCompany,
  tallySetting,
  tallyVoucherType,
  tallyAccount,
  tallyLedger,
  tallyExportFile,
  tallySchedule,
  tallySyncRun,
  tallySyncRecord,
];
