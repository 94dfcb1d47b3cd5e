import type { ScreenLoaders } from '../screen-loaders.ts';

/** Custom screens for the settings. */
export const organisationScreens: ScreenLoaders = {
  organisationSettings: async () => ({
    default: (await import('./settings/OrganisationSettings.tsx')).OrganisationSettings,
  }),
  featureAccess: async () => ({ default: (await import('./switches/FeatureAccess.tsx')).FeatureAccess }),
  branches: async () => ({ default: (await import('./branches/Branches.tsx')).Branches }),
  notificationControl: async () => ({
    default: (await import('./switches/NotificationControl.tsx')).NotificationControl,
  }),
};
