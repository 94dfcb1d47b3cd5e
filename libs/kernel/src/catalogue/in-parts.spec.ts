import { defineDocument } from '../document/define.ts';
import { token } from '../document/token.ts';
import { f } from '../field/f.ts';
import { defineReport, type AnyReport } from '../report/define.ts';
import type { AnyResource } from '../resource/definition.ts';
import { soundCatalogue, soundResource } from './check/fixture.ts';
import { catalogueInParts } from './in-parts.ts';
import { outlineOf, partsOf, type CataloguePart } from './outline.ts';

const key = soundResource({
  key: 'key',
  module: 'doors',
  label: ['Key', 'Keys'],
  screens: { list: '/keys' },
  sample: { name: 'K1' },
});
const room = soundResource({
  screens: { list: '/rooms', edit: '/rooms/:id' },
  list: {
    columns: ['name'],
    pages: [{ key: 'free', label: 'Free rooms', screen: '/free_rooms', purpose: 'search' }],
  },
  form: {
    wizard: true,
    tabs: [
      { key: 'second', label: 'Second', sections: [{ fields: ['floor'] }], screen: '/rooms/second/:id' },
    ],
  },
  fields: { name: f.text(), floor: f.int(), key: f.ref('key'), beds: f.lines('bed') },
});
const bed = soundResource({
  key: 'bed',
  module: 'beds',
  parent: 'room',
  fields: { name: f.text(), maker: f.ref('maker') },
});
const maker = soundResource({ key: 'maker', module: 'shops' });
const census = defineReport('census', {
  module: 'house',
  label: 'Census',
  screen: '/census',
  parameters: { floor: f.int() },
  columns: { name: { label: 'Name', as: 'text' } },
  access: ['HouseKeeping'],
}) as unknown as AnyReport;
const doorSign = defineDocument('doorSign', {
  module: 'doors',
  label: 'Door sign',
  of: 'room',
  papers: ['A5'],
  tokens: { name: token('Name of the room', 'Blue room') },
  fileName: 'name',
  access: ['HouseKeeping'],
});
const whole = soundCatalogue({
  resources: [room, key, bed, maker],
  reports: [census],
  documents: [doorSign],
});
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The catalogue as received by a browser, and the requested modules. */
const inParts = (load?: (module: string) => Promise<CataloguePart>) => {
  const asked: string[] = [];
  const parts = throughJson(partsOf(whole));
  const catalogue = catalogueInParts(throughJson(outlineOf(whole)), async (module) => {
    asked.push(module);
    return load ? load(module) : (parts[module] as CataloguePart);
  });
  return { catalogue, asked };
};

/** What reading returns, or what it throws. */
const attempt = (read: () => unknown): { readonly value?: unknown; readonly thrown?: unknown } => {
  try {
    return { value: read() };
  } catch (thrown) {
    return { thrown };
  }
};

const withoutSample = ({ sample: _sample, ...rest }: AnyResource): object => rest;

describe('a catalogue in parts', () => {
  it('has keys, words, rights and addresses from the start', () => {
    const { catalogue, asked } = inParts();
    expect(catalogue.routes).toEqual(whole.routes);
    expect(catalogue.resource('room')).toBe(catalogue.resources[0]);
    expect(catalogue.resource('room').label).toEqual(room.label);
    expect(catalogue.resource('key').access).toEqual(key.access);
    expect(catalogue.reports[0]?.label).toBe('Census');
    expect(catalogue.documents[0]?.label).toBe('Door sign');
    expect(JSON.stringify(outlineOf(whole))).not.toContain('Blue room');
    expect([catalogue.has('bed'), catalogue.has('window')]).toEqual([true, false]);
    expect(() => catalogue.resource('window')).toThrow('no resource "window"');
    expect(asked).toEqual([]);
  });

  it('leaves the menu to the server, but for the groups that lead through their steps', () => {
    const menu = { group: 'house', description: 'Who sleeps where', setUp: {} };
    const guided = soundCatalogue({
      resources: [{ ...room, menu }],
      menu: [
        { key: 'house', label: 'House', icon: 'home', description: 'All of it', url: '/house', order: 1 },
        { key: 'garden', label: 'Garden', icon: 'home', description: 'Outside', url: '/garden', order: 2 },
      ],
    });
    expect(JSON.stringify([outlineOf(guided), partsOf(guided)])).not.toMatch(/Who sleeps where|All of it/);
    expect(outlineOf(guided).setUpGroups).toEqual([{ key: 'house', url: '/house' }]);
  });

  it('brings a definition with those that its screens lead to, each part once', async () => {
    const { catalogue, asked } = inParts();
    await Promise.all([catalogue.ready(['room']), catalogue.ready(['room', 'nothing'])]);
    await catalogue.ready(['census']);
    expect(asked.sort()).toEqual(['beds', 'doors', 'house', 'shops']);
  });

  it('is the whole catalogue in the end, but for what only tests read', async () => {
    const { catalogue } = inParts();
    await catalogue.ready(whole.resources.map((resource) => resource.key));
    expect(catalogue.resources.map((resource) => ({ ...resource }))).toEqual(
      whole.resources.map(withoutSample),
    );
    expect({ ...catalogue.reports[0] }).toEqual(census);
    expect({ ...catalogue.documents[0] }).toEqual(doorSign);
    expect(catalogue.pointingAt('key').map(({ resource, field }) => [resource.key, field])).toEqual([
      ['room', 'key'],
    ]);
  });

  it('has whoever reads a definition too early wait for it', async () => {
    const { catalogue, asked } = inParts();
    const { thrown } = attempt(() => catalogue.resource('maker').fields);
    expect(thrown).toBeInstanceOf(Promise);
    await thrown;
    expect(catalogue.resource('maker').fields).toEqual(maker.fields);
    expect(asked).toEqual(['shops']);
  });

  it('tells that a part cannot be had, and asks for it again', async () => {
    const answers = [
      () => Promise.reject(new Error('offline')),
      () => Promise.reject(new Error('still')),
      undefined,
    ];
    const parts = partsOf(whole);
    const { catalogue } = inParts(
      (module) => answers.shift()?.() ?? Promise.resolve(parts[module] as CataloguePart),
    );
    await attempt(() => catalogue.resource('maker').fields).thrown;
    expect(attempt(() => catalogue.resource('maker').fields).thrown).toEqual(new Error('offline'));
    await expect(catalogue.ready(['maker'])).rejects.toThrow('still');
    await catalogue.ready(['maker']);
    expect(catalogue.resource('maker').list).toEqual(maker.list);
  });
});
