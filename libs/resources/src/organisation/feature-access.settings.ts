import { defineSettings, f } from '@school/kernel';
import { featureNames } from '../menu/features.ts';

/** What the institution has switched off: for everyone, or for one kind of user. Data stays as it is. */
export const featureAccess = defineSettings('featureAccess', {
  module: 'organisation',
  label: 'Feature access',
  api: 'setup/v1/FeatureAccess',
  fields: {
    off: f.choices(featureNames, { label: 'Off for everybody' }),
    offForEmployees: f.choices(featureNames),
    offForStudents: f.choices(featureNames),
    offForParents: f.choices(featureNames),
  },
  access: { read: ['GeneralSettings'], update: ['GeneralSettings'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    featureAccess: typeof featureAccess;
  }
}
