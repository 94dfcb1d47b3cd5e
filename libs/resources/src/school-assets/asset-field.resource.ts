import { defineResource, f } from '@school/kernel';
import { assetAccess } from './access.ts';

/** What kinds of data can be recorded for an asset. */
export const assetFieldTypes = {
  TEXT: 'Text',
  NUMBER: 'Number',
  DATE: 'Date',
  SINGLE_CHOICE: 'One from a list',
  MULTI_CHOICE: 'Several from a list',
  EMPLOYEE: 'Employee',
  DEPARTMENT: 'Department',
  CLASSROOM: 'Room',
  FILE: 'File',
} as const;

export type AssetFieldType = keyof typeof assetFieldTypes;

/** One item of data recorded for every asset of a kind. */
export const assetField = defineResource('assetField', {
  module: 'schoolAssets',
  label: ['Asset type field', 'Asset type fields'],
  parent: 'schoolAsset',
  noArchive: true,
  fields: {
    name: f.text({ required: true, max: 60, search: true }),
    fieldType: f.choice(assetFieldTypes, { label: 'Type', required: true, default: 'TEXT' }),
    options: f.text({ label: 'Choices', max: 500, help: 'Separated by commas, for types with a list' }),
    isRequired: f.flag({ label: 'Required', default: false }),
  },
  title: 'name',
  list: { columns: ['name', 'fieldType', 'options', 'isRequired'] },
  // The reference to the kind is added because of `parent`, which the field types cannot know.
  unique: [{ fields: ['schoolAsset' as 'name', 'name'] }],
  access: assetAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assetField: typeof assetField;
  }
}
