import type { MenuGroup } from '@school/kernel';

/** What a school runs beside its lessons. */
export const campusGroups: readonly MenuGroup[] = [
  {
    key: 'library',
    label: 'Library',
    icon: 'library',
    description: 'Books, loans, reservations and fines',
    url: '/library',
    order: 18,
  },
  {
    key: 'transport',
    label: 'Transport',
    icon: 'transport',
    description: 'Passengers, attendance, vehicles and routes',
    url: '/transport',
    order: 32,
  },
  {
    key: 'transportReports',
    label: 'Transport reports',
    icon: 'report',
    description: 'Passengers, seats, route sheets and attendance',
    url: '/transport_reports',
    parent: 'transport',
    order: 60,
  },
  {
    key: 'transportSetUp',
    label: 'Transport set-up',
    icon: 'settings',
    description: 'Everything to set up before the first passenger, in order',
    url: '/transport/configurations',
    parent: 'transport',
    order: 70,
  },
  {
    key: 'inventoryReports',
    label: 'Inventory reports',
    icon: 'report',
    description: 'Stock, movements and sales',
    url: '/inventory_reports',
    parent: 'inventory',
    order: 80,
  },
  {
    key: 'inventorySetUp',
    label: 'Set up inventory',
    icon: 'settings',
    description: 'Stores, categories and settings, in order',
    url: '/inventories/set_up',
    parent: 'inventory',
    order: 90,
  },
];
