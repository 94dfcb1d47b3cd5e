import type { AnyField, Fields } from '../field/definition.ts';
import { f } from '../field/f.ts';
import type { AnyResource } from '../resource/definition.ts';

/** A field that the institution added at run time. */
export interface CustomDefinition {
  readonly id: number;
  readonly name: string;
  readonly inputType: string;
  readonly mandatory: boolean;
  readonly options: readonly string[];
}

/** Key under which the value stands in `details`; it stays the same when the field is renamed. */
export const customKey = ({ id }: Pick<CustomDefinition, 'id'>): string => `d${id}`;

const longestText = 250;
const longestLongText = 4000;

const optionsOf = ({ options }: CustomDefinition): Readonly<Record<string, string>> =>
  Object.fromEntries(options.map((option) => [option, option]));

type Make = (common: { label: string; required: boolean }, definition: CustomDefinition) => AnyField;

const types: Readonly<Record<string, Make>> = {
  TEXT: (common) => f.text({ ...common, max: longestText }),
  LONG_TEXT: (common) => f.longText({ ...common, max: longestLongText }),
  NUMBER: (common) => f.decimal({ ...common, scale: 4 }),
  DATE: (common) => f.date(common),
  BOOLEAN: (common) => f.flag({ ...common, required: false }),
  SELECT_ONE: (common, definition) => f.choice(optionsOf(definition), common),
  SELECT_MANY: (common, definition) => f.choices(optionsOf(definition), common),
};

/** The definitions as fields, in their order; types that hold no value of their own are left out. */
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

/** The resource with its further fields as one group in a tab of their own; the same resource without any. */
export const withCustomFields = (resource: AnyResource, fields: Fields, label: string): AnyResource => {
  if (!resource.custom || Object.keys(fields).length === 0) return resource;
  const { custom: _, ...rest } = resource;
  const details: AnyField = { type: 'group', label, fields: fields as never, packed: true };
  const tab = { key: 'details', label, sections: [{ fields: ['details'] }] };
  const own = { key: 'general', label: 'General', sections: [{ fields: Object.keys(resource.fields) }] };
  return {
    ...rest,
    fields: { ...resource.fields, details },
    form: { ...resource.form, tabs: [...(resource.form?.tabs ?? [own]), tab] },
  };
};
