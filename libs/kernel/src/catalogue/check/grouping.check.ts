import { grainsOf, readGroupedBy } from '../../field/grouping.ts';
import { fieldOf } from '../../resource/fields-of.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** Rows are grouped by values that several rows share; days by their month or year. */
export const grouping: CatalogueCheck = {
  code: 'RES029',
  finds:
    'A list grouped by a field that has no groups, by a day without month or year, or with titles for other options.',
  run: eachResource((resource) => {
    const { by, titles } = resource.list.group ?? {};
    if (by === undefined) return [];
    const { path, grain } = readGroupedBy(by);
    const field = fieldOf(resource, path);
    if (!field) return [];
    const at = address(resource, 'list.group');
    if (!grainsOf(field).includes(grain)) return [{ at: `${at}.by`, message: `no groups by "${by}"` }];
    const options = field.type === 'choice' ? Object.keys(field.options) : [];
    return Object.keys(titles ?? {})
      .filter((option) => !options.includes(option))
      .map((option) => ({ at: `${at}.titles`, message: `"${option}" is no option of "${path}"` }));
  }),
};
