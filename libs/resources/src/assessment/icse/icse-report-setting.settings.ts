import { defineSettings, f } from '@school/kernel';
import { examKeepers, resultReaders } from '../access.ts';

/** What ICSE report cards show, who signs them, and the pass percentage of a subject. */
export const icseReportSetting = defineSettings('icseReportSetting', {
  module: 'icse',
  label: 'ICSE report settings',
  api: 'setup/v1/ICSEReportSettings',
  screen: '/icse_report_settings/settings',
  menu: {
    group: 'icseSettings',
    order: 60,
    icon: 'settings',
    description: 'What ICSE report cards show, and when a subject is passed',
  },
  fields: {
    passPercent: f.decimal({
      label: 'Pass percentage',
      required: true,
      scale: 2,
      min: '0',
      max: '100',
      default: '33',
    }),
    showParts: f.flag({ label: 'External and internal assessment', default: true }),
    showTotal: f.flag({ label: 'Total', default: true }),
    showGrade: f.flag({ label: 'Grades', default: true }),
    showAttendance: f.flag({ label: 'Attendance', default: true }),
    showRemarks: f.flag({ label: 'Remarks', default: true }),
    header: f.text({ label: 'Line above', max: 200, help: 'If empty, as on other report cards' }),
    signatures: f.text({
      max: 200,
      help: 'Who signs, separated by commas; if empty, as on other report cards',
    }),
  },
  sample: { passPercent: '35.00', showParts: false },
  access: { read: ['EMPLOYEE', ...resultReaders], update: examKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    icseReportSetting: typeof icseReportSetting;
  }
}
