import type { ScreenLoaders } from '../screen-loaders.ts';

/** Custom screens for accounts and privileges. */
export const accessScreens: ScreenLoaders = {
  changePassword: async () => ({ default: (await import('./password/ChangePassword.tsx')).ChangePassword }),
  setPassword: async () => ({ default: (await import('./password/SetPassword.tsx')).SetPassword }),
  firstSignIns: async () => ({ default: (await import('./first-sign-ins/FirstSignIns.tsx')).FirstSignIns }),
  editRoles: async () => ({ default: (await import('./roles/EditRoles.tsx')).EditRoles }),
  clientSecret: async () => ({ default: (await import('./client/ClientSecret.tsx')).ClientSecret }),
  profile: async () => ({ default: (await import('./profile/Profile.tsx')).Profile }),
};
