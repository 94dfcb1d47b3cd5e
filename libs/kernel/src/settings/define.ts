import type { Fields } from '../field/definition.ts';
import type { FormLayout, LabelPair, Resource, ResourceOptions } from '../resource/definition.ts';
import type { MenuEntry } from '../menu/menu-entry.ts';

/** What `defineSettings` takes: one record for the whole institute, one form screen. */
export interface SettingsOptions<F extends Fields> extends Pick<
  ResourceOptions<F>,
  'module' | 'api' | 'fields' | 'conditions' | 'checks' | 'access' | 'sample'
> {
  readonly label: string;
  /** Address of the form screen. */
  readonly screen?: string | readonly string[];
  readonly menu?: MenuEntry;
  readonly form?: FormLayout<keyof F & string>;
}

/**
 * A settings record is a resource with exactly one row, so table, calls, validation, audit and form follow in the same way.
 */
export const defineSettings = <const K extends string, const F extends Fields>(
  key: K,
  { screen, label, ...options }: SettingsOptions<F>,
): Resource<K, F> => {
  const keys = Object.keys(options.fields) as (keyof F & string)[];
  const labels: LabelPair = [label, label];
  return {
    ...options,
    kind: 'settings',
    key,
    label: labels,
    single: true,
    noArchive: true,
    title: keys[0] as keyof F & string,
    list: { columns: keys },
    ...(screen ? { screens: { edit: screen } } : {}),
  };
};
