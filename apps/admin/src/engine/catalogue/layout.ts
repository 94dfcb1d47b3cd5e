import type { AnyResource, FormLayout, OwnSection, Section, Tab } from '@school/kernel';
import { baseOf } from './fields.ts';

const oneTab = (fields: readonly string[]): FormLayout<string> => ({
  tabs: [{ key: 'general', label: 'General', sections: [{ fields }] }],
});

/** The layout of a form; if there is none, a single tab with every field that a form shows. */
export const layoutOf = (resource: AnyResource): FormLayout<string> =>
  resource.form ?? oneTab(formFields(resource));

/** A tab with what belongs in forms, or with what belongs on the record's page. */
export const tabFor =
  (place: 'form' | 'show') =>
  (tab: Tab<string>): Tab<string> => ({
    ...tab,
    sections: tab.sections.filter(({ on }) => on === undefined || on === place),
  });

/** The tabs of a record's page: those of its form or, without one, the figures that its list shows as well. */
export const pageTabsOf = (resource: AnyResource): readonly Tab<string>[] =>
  (resource.form ?? oneTab(ownFields(resource))).tabs.map(tabFor('show'));

const ownFields = ({ fields, parent }: AnyResource): string[] =>
  Object.keys(fields).filter((key) => key !== parent);

/** Figures known only to the server stay out of forms without a layout of their own. */
const formFields = (resource: AnyResource): string[] =>
  ownFields(resource).filter((key) => resource.fields[key]?.type !== 'rollup');

const none = (): boolean => false;

/**
 * Only what `keep` lets through; sections and tabs left empty are removed too.
 * @param keepOwn which of the hand-written parts stay; none by default
 */
export const narrowed = (
  tabs: readonly Tab<string>[],
  keep: (field: string) => boolean,
  keepOwn: (own: OwnSection) => boolean = none,
): readonly Tab<string>[] =>
  tabs
    .map((tab) => ({
      ...tab,
      sections: tab.sections
        .map(({ own, ...section }): Section<string> => {
          const fields = section.fields.filter(keep);
          return own && keepOwn(own) ? { ...section, fields, own } : { ...section, fields };
        })
        .filter((section) => section.fields.length > 0 || section.own !== undefined),
    }))
    .filter((tab) => tab.sections.length > 0);

/** The tab that contains a field; paths into lines and groups count for their field. */
export const tabOf = (tabs: readonly Tab<string>[], path: string): string | undefined => {
  const field = baseOf(path);
  const stands = (name: string): boolean => name === field || name === path || path.startsWith(`${name}.`);
  return tabs.find((tab) => tab.sections.some(({ fields }) => fields.some(stands)))?.key;
};
