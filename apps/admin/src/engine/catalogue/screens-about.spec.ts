import { createCatalogue, defineResource, defineScreen, f, type Actor } from '@school/kernel';
import { ownPagePath, screensAbout } from './screens-about.ts';

const member = defineResource('member', {
  module: 'club',
  label: ['Member', 'Members'],
  api: 'club/v1/member',
  fields: { name: f.text() },
  title: 'name',
  list: { columns: ['name'] },
  access: { read: ['EMPLOYEE'] },
});
const screenOf = (key: string, access: readonly string[], about?: string) =>
  defineScreen(key, {
    module: 'club',
    label: key,
    paths: [`/club/${key}/:memberId`],
    access,
    ...(about ? { about } : {}),
  });
const catalogue = createCatalogue({
  resources: [member],
  reports: [],
  documents: [],
  privileges: [],
  menu: [],
  screens: [
    screenOf('badge', ['EMPLOYEE'], 'member'),
    screenOf('fees', ['Treasurer'], 'member'),
    screenOf('other', ['EMPLOYEE']),
  ],
});
const actor: Actor = { id: 1, role: 'EMPLOYEE', privileges: new Set() };

it('fills what else stands in the address from the record, and leads nowhere without it', () => {
  const [about] = screensAbout(
    actor,
    member,
    createCatalogue({
      resources: [member],
      reports: [],
      documents: [],
      privileges: [],
      menu: [],
      screens: [
        defineScreen('place', {
          module: 'club',
          label: 'Place',
          paths: ['/club/:teamId/places/:memberId'],
          access: ['EMPLOYEE'],
          about: 'member',
        }),
      ],
    }),
  );
  expect(about?.to({ id: 7, team: 3 })).toBe('/club/3/places/7');
  expect(about?.to({ id: 7, team: null })).toBeUndefined();
});

it('finds the record also where words follow it in the address', () => {
  const screens = [
    defineScreen('scores', {
      module: 'club',
      label: 'Scores',
      paths: ['/club/members/:memberId/scores'],
      access: ['EMPLOYEE'],
      about: 'member',
      isPage: true,
    }),
  ];
  const withScores = createCatalogue({
    resources: [member],
    reports: [],
    documents: [],
    privileges: [],
    menu: [],
    screens,
  });
  expect(ownPagePath(actor, member, withScores, { id: 7 })).toBe('/club/members/7/scores');
  expect(ownPagePath({ ...actor, role: 'STUDENT' }, member, withScores, { id: 7 })).toBeUndefined();
  expect(ownPagePath(actor, member, catalogue, { id: 7 })).toBeUndefined();
});

it('leads from a record to the screens about it that the actor may open', () => {
  const found = screensAbout(actor, member, catalogue);
  expect(found.map(({ screen, to }) => [screen.key, to({ id: 7 })])).toEqual([['badge', '/club/badge/7']]);
  const treasurer = { ...actor, privileges: new Set(['Treasurer']) };
  expect(screensAbout(treasurer, member, catalogue)).toHaveLength(2);
});
