import { defineResource, f } from '@school/kernel';
import type { MenuEntry } from '@school/kernel';

interface MasterOptions {
  readonly label: readonly [string, string];
  readonly api: string;
  readonly screen: string;
  readonly order: number;
  readonly description: string;
  /** Places in other groups of the menu. */
  readonly also?: MenuEntry['also'];
  /** What references it, and is counted. */
  readonly use: { readonly label: string; readonly of: string; readonly via: string };
}

/** A name under which particulars or discounts of many fees are totalled in reports. */
export const defineMaster = <const K extends string>(key: K, options: MasterOptions) =>
  defineResource(key, {
    module: 'fees',
    label: options.label,
    api: options.api,
    screens: { list: options.screen },
    menu: {
      group: 'feesSetUp',
      order: options.order,
      icon: 'list',
      description: options.description,
      ...(options.also && { also: options.also }),
    },
    fields: {
      name: f.text({ required: true, unique: true, max: 80, search: true }),
      description: f.text({ max: 250 }),
      uses: f.rollup({ label: options.use.label, of: options.use.of, via: options.use.via, fn: 'count' }),
      active: f.flag({ default: true }),
    },
    title: 'name',
    list: { columns: ['name', 'description', 'uses', 'active'], sort: 'name', filters: ['active'] },
    access: {
      read: ['FinanceControl', 'ManageFee', 'FeeSubmission', 'FinanceReports'],
      create: ['ManageFee'],
      update: ['ManageFee'],
      delete: ['ManageFee'],
    },
  });
