import type { AnyField, Fields } from '../field/definition.ts';
import { f } from '../field/f.ts';
import type { AnyResource, Section } from '../resource/definition.ts';

/** A field added by the institution at run time. */
export interface CustomDefinition {
  readonly id: number;
  readonly name: string;
  readonly inputType: string;
  readonly mandatory: boolean;
  readonly options: readonly string[];
  /** Name of the record group it belongs to, and the position of that group among the others. */
  readonly group?: string | null;
  readonly groupPlace?: number | null;
}

/** Key under which the value is stored in `details`; it stays the same when the field is renamed. */
export const customKey = ({ id }: Pick<CustomDefinition, 'id'>): string => `d${id}`;

const longestText = 250;
const longestLongText = 4000;

const optionsOf = ({ options }: CustomDefinition): Readonly<Record<string, string>> =>
  Object.fromEntries(options.map((option) => [option, option]));

type Make = (common: { label: string; required: boolean }, definition: CustomDefinition) => AnyField;

const types: Readonly<Record<string, Make>> = {
  TEXT: (common) => f.text({ ...common, max: longestText }),
  LONG_TEXT: (common) => f.longText({ ...common, max: longestLongText }),
  NUMBER: (common) => f.decimal({ ...common, scale: 4, trim: true }),
  DATE: (common) => f.date(common),
  BOOLEAN: (common) => f.flag({ ...common, required: false }),
  SELECT_ONE: (common, definition) => f.choice(optionsOf(definition), common),
  SELECT_MANY: (common, definition) => f.choices(optionsOf(definition), common),
};

/** The definitions as fields, in their order; types without a value of their own are left out. */
export const customFields = (definitions: readonly CustomDefinition[]): Fields =>
  Object.fromEntries(
    definitions.flatMap((definition): [string, AnyField][] => {
      const make = Object.hasOwn(types, definition.inputType) ? types[definition.inputType] : undefined;
      if (!make) return [];
      return [
        [customKey(definition), make({ label: definition.name, required: definition.mandatory }, definition)],
      ];
    }),
  );

const tabKey = 'details';

/** The fields under the names of their record groups, in the order of the groups; ungrouped ones come last. */
export const customSections = (definitions: readonly CustomDefinition[]): readonly Section<string>[] => {
  const known = customFields(definitions);
  const shown = definitions.filter((definition) => customKey(definition) in known);
  const fieldsOf = (group: string | undefined): readonly string[] =>
    shown
      .filter((definition) => (definition.group ?? undefined) === group)
      .map((definition) => `${tabKey}.${customKey(definition)}`);
  const groups = shown
    .filter(({ group }) => group)
    .toSorted((a, b) => (a.groupPlace ?? 0) - (b.groupPlace ?? 0))
    .flatMap(({ group }) => group ?? []);
  return [
    ...[...new Set(groups)].map((label) => ({ label, fields: fieldsOf(label) })),
    { fields: fieldsOf(undefined) },
  ].filter(({ fields }) => fields.length > 0);
};

/**
 * The resource with its further fields as one group in a tab of their own, for which its layout may have a place (a tab
 * `details`); the same resource if there are none.
 */
export const withCustomFields = (
  resource: AnyResource,
  fields: Fields,
  label: string,
  sections: readonly Section<string>[] = [{ fields: [tabKey] }],
): AnyResource => {
  if (!resource.custom || Object.keys(fields).length === 0) return resource;
  const { custom: _, ...rest } = resource;
  const details: AnyField = { type: 'group', label, fields: fields as never, packed: true };
  const own = { key: 'general', label: 'General', sections: [{ fields: Object.keys(resource.fields) }] };
  const tabs = resource.form?.tabs ?? [own];
  const hasPlace = tabs.some(({ key }) => key === tabKey);
  return {
    ...rest,
    fields: { ...resource.fields, details },
    form: {
      ...resource.form,
      tabs: hasPlace
        ? tabs.map((tab) => (tab.key === tabKey ? { ...tab, sections } : tab))
        : [...tabs, { key: tabKey, label, sections }],
    },
  };
};
