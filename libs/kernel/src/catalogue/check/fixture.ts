import { masterData } from '../../access/access.ts';
import { f } from '../../field/f.ts';
import type { AnyResource } from '../../resource/definition.ts';
import { createCatalogue, type Catalogue } from '../catalogue.ts';
import type { CatalogueParts } from '../parts.ts';
import { catalogueChecks, findingText } from './check-catalogue.ts';

/** A valid definition to start from; specs break it in one place. */
export const soundResource = (changes: Partial<AnyResource> = {}): AnyResource => ({
  kind: 'resource',
  key: 'room',
  module: 'house',
  label: ['Room', 'Rooms'],
  fields: { name: f.text({ required: true, search: true }), floor: f.int() },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('HouseKeeping'),
  ...changes,
});

/** A valid catalogue around the given parts. */
export const soundCatalogue = (parts: Partial<CatalogueParts> = {}): Catalogue =>
  createCatalogue({
    resources: [soundResource()],
    reports: [],
    documents: [],
    screens: [],
    privileges: [{ key: 'HouseKeeping', area: 'House', label: 'Keep the house', ceiling: ['EMPLOYEE'] }],
    menu: [{ key: 'house', label: 'House', icon: 'building', description: 'Rooms', url: '/house', order: 1 }],
    ...parts,
  });

/** One check's findings on a catalogue, as printed. */
export const findingsOf = (code: string, parts: Partial<CatalogueParts> = {}): readonly string[] => {
  const catalogue = soundCatalogue(parts);
  const check = catalogueChecks.find((each) => each.code === code);
  if (!check) throw new Error(`There is no check ${code}.`);
  return check.run(catalogue).map((found) => findingText({ code, ...found }));
};

/** The same for one changed definition. */
export const findingsIn = (code: string, changes: Partial<AnyResource>): readonly string[] =>
  findingsOf(code, { resources: [soundResource(changes)] });
