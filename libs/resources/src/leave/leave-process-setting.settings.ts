import { defineSettings, f } from '@school/kernel';

/** How a leave year is closed. */
export const leaveProcessSetting = defineSettings('leaveProcessSetting', {
  module: 'leave',
  label: 'Leave process settings',
  api: 'setup/v1/LeaveProcessSettings',
  fields: {
    autoProcess: f.flag({ label: 'Close leave years automatically', default: false }),
    runDaysAfterYearEnd: f.int({ label: 'Days after the end of the year', min: 1, max: 60, default: 1 }),
    pendingPolicy: f.choice(
      { BLOCK: 'Keep the year open', AUTO_DENY: 'Are denied' },
      { label: 'Applications without a decision', required: true, default: 'BLOCK' },
    ),
    carryNegative: f.flag({ label: 'Carry overdrawn days into the new year', default: false }),
  },
  access: { read: ['LeaveManagement'], update: ['LeaveManagement'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    leaveProcessSetting: typeof leaveProcessSetting;
  }
}
