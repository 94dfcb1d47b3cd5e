import type { OptionGroup, Privilege } from '@school/kernel';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';

export interface PrivilegeArea<T> {
  readonly key: string;
  readonly label: string;
  readonly items: readonly T[];
}

export interface PrivilegeWords {
  readonly label: (privilege: Privilege) => string;
  /** Anything that belongs to a privilege, under the heading of its area; empty areas are left out. */
  readonly byArea: <T>(items: readonly T[], of: (item: T) => Privilege) => readonly PrivilegeArea<T>[];
}

/** Privileges and their areas, worded as in the role group form. */
export const usePrivilegeWords = (): PrivilegeWords => {
  const { catalogue } = useEnvironment();
  const { say } = useWords();
  const field = catalogue.resource('roleGroup').fields['privileges'];
  const groups: readonly OptionGroup[] = field?.type === 'choices' ? (field.groups ?? []) : [];
  return {
    label: ({ key, label }) => say(`resources.roleGroup.options.privileges.${key}`, label),
    byArea: (items, of) =>
      groups
        .map(({ key, label }) => ({
          key,
          label: say(`resources.roleGroup.groups.privileges.${key}`, label),
          items: items.filter((item) => of(item).area === key),
        }))
        .filter((area) => area.items.length > 0),
  };
};
