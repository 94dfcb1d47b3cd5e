import type { ScreenLoaders } from '../screen-loaders.ts';

/** Custom screens for administering the installation. */
export const administrationScreens: ScreenLoaders = {
  auditGrid: async () => ({ default: (await import('./audit/AuditGrid.tsx')).AuditGrid }),
  notificationCenter: async () => ({
    default: (await import('./outbox/NotificationCenter.tsx')).NotificationCenter,
  }),
  documentDesigns: async () => ({
    default: (await import('./designs/DocumentDesigns.tsx')).DocumentDesigns,
  }),
  documentDesignForm: async () => ({
    default: (await import('./designs/DocumentDesignForm.tsx')).DocumentDesignForm,
  }),
  devData: async () => ({ default: (await import('./data/DevData.tsx')).DevData }),
};
