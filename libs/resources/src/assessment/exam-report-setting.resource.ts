import { defineResource, f } from '@school/kernel';
import { examMaster } from './access.ts';

/** What a report card shows: for all courses, or for one with different settings. */
export const examReportSetting = defineResource('examReportSetting', {
  module: 'assessment',
  label: ['Report setting', 'Report settings'],
  api: 'setup/v1/ReportSetting',
  screens: { list: '/exam/report_settings' },
  menu: {
    group: 'examSettings',
    order: 40,
    icon: 'report',
    description: 'What report cards show, and who signs them',
    setUp: { optional: true },
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    course: f.ref('course', {
      unique: true,
      onDelete: 'cascade',
      named: true,
      help: 'If empty, applies to all courses without a setting of their own',
    }),
    showGrade: f.flag({ label: 'Grades', default: true }),
    showPercentage: f.flag({ label: 'Percentages', default: true }),
    showClassAverage: f.flag({ label: 'Class averages', default: true }),
    showRank: f.flag({ label: 'Rank in the batch', default: true }),
    showRemarks: f.flag({ label: 'Remarks', default: true }),
    header: f.text({ label: 'Line above', max: 200 }),
    footer: f.longText({ label: 'Text below', max: 1000 }),
    signatures: f.text({
      max: 200,
      default: 'Class teacher, Principal, Parent',
      help: 'Who signs, separated by commas',
    }),
  },
  title: 'name',
  subtitle: ['course'],
  list: {
    columns: ['name', 'course', 'showGrade', 'showPercentage', 'showClassAverage', 'showRank', 'signatures'],
    sort: 'name',
    filters: ['course'],
  },
  noArchive: true,
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    examReportSetting: typeof examReportSetting;
  }
}
