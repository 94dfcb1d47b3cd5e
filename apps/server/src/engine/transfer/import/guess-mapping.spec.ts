import { createCatalogue, defineResource, fieldBuilders } from '@school/kernel';
import { transferFields } from '../field-label.ts';
import { guessMapping } from './guess-mapping.ts';

const f = fieldBuilders<string>();

const colour = defineResource('colour', {
  module: 'x',
  label: ['Colour', 'Colours'],
  fields: { name: f.text({ unique: true }) },
  title: 'name',
  list: { columns: [] },
  access: { read: [] },
});
const car = defineResource('car', {
  module: 'x',
  label: ['Car', 'Cars'],
  fields: {
    carNumber: f.text({ required: true, unique: true }),
    model: f.ref('colour', { required: true, aliases: ['Kind of car'] }),
    kind: f.text(),
    paint: f.ref('colour'),
    gears: f.choice({ AUTO: 'Automatic', HAND: 'By hand' }),
    boughtOn: f.date({ label: 'Date of purchase', aliases: ['Bought'] }),
    email: f.email({ label: 'E-mail of the owner', level: 'basic' }),
    home: f.group({ city: f.text() }),
  },
  title: 'carNumber',
  list: { columns: [] },
  access: { read: [] },
});
const catalogue = createCatalogue({
  resources: [car, colour],
  reports: [],
  documents: [],
  screens: [],
  privileges: [],
  menu: [],
});
const fields = Object.keys(car.fields).flatMap((key) => transferFields(car, key));

const guess = (...columns: string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(guessMapping(car, catalogue, fields, ['Owner'], columns)).map(([path, { column }]) => [
      column,
      path,
    ]),
  );

describe('the guess of a mapping', () => {
  it('knows a record by the name of its number, which tells two of one name apart', () => {
    const trip = defineResource('trip', {
      module: 'x',
      label: ['Trip', 'Trips'],
      fields: { vehicle: f.ref('car', { required: true }), day: f.date() },
      title: 'day',
      list: { columns: [] },
      access: { read: [] },
    });
    const own = Object.keys(trip.fields).flatMap((key) => transferFields(trip, key));
    const all = createCatalogue({
      resources: [car, colour, trip],
      reports: [],
      documents: [],
      screens: [],
      privileges: [],
      menu: [],
    });
    expect(guessMapping(trip, all, own, [], ['Car', 'Car No', 'Day'])).toEqual({
      vehicle: { column: 'Car No' },
      day: { column: 'Day' },
    });
  });

  it('knows labels, keys, other words, references and choices', () => {
    expect(
      guess('Car No.', 'model', 'Colours', 'Automatic or by hand', 'BOUGHT', 'email owner', 'Home: City'),
    ).toEqual({
      'Car No.': 'carNumber',
      model: 'model',
      Colours: 'paint',
      'Automatic or by hand': 'gears',
      BOUGHT: 'boughtOn',
      'email owner': 'email',
      'Home: City': 'home.city',
    });
  });

  it('gives a number to the field that tells the records apart', () => {
    expect(guess('ID')).toEqual({ ID: 'carNumber' });
    expect(guess('Code')).toEqual({ Code: 'carNumber' });
    expect(guess('Number', 'Car number')).toEqual({ 'Car number': 'carNumber' });
  });

  it('fills a field that must be filled before one that need not', () => {
    expect(guess('Kinds of cars')).toEqual({ 'Kinds of cars': 'model' });
    expect(guess('Model', 'Kind')).toEqual({ Model: 'model', Kind: 'kind' });
  });

  it('leaves alone what it does not know, and what no file fills', () => {
    expect(guess('Weather', 'Owner', 'Reason', '')).toEqual({});
    expect(guess('Model *')).toEqual({ 'Model *': 'model' });
  });
});
