import { defineResource, fieldBuilders, masterData, type AnyResource } from '@school/kernel';

const f = fieldBuilders<string>();

export const shop: AnyResource = defineResource('shop', {
  module: 'office',
  label: ['Supplier', 'Suppliers'],
  api: 'setup/v1/shops',
  screens: { list: '/shops', show: '/shops/:id' },
  title: 'name',
  fields: { name: f.text({ required: true }) },
  list: { columns: ['name'] },
  access: { read: ['Office'], create: ['Office'], pick: ['EMPLOYEE'] },
});
export const piece: AnyResource = defineResource('piece', {
  module: 'office',
  label: ['Piece', 'Pieces'],
  parent: 'goods',
  api: 'setup/v1/pieces',
  title: 'name',
  fields: { name: f.text({ required: true, label: 'Article' }) },
  list: { columns: ['name'] },
  access: masterData('Office'),
});
export const statuses = { DRAFT: 'Draft', BOOKED: 'Booked' };
export const goods: AnyResource = defineResource('goods', {
  module: 'office',
  label: ['Goods note', 'Goods notes'],
  api: 'setup/v1/goods',
  screens: { list: '/notes', create: '/notes/new', edit: '/notes/:id/edit', show: '/notes/:id' },
  title: 'number',
  fields: {
    number: f.text({ required: true, label: "Supplier's number" }),
    shop: f.ref('shop', { label: 'Sold by' }),
    count: f.int({ label: 'How many' }),
    urgent: f.flag(),
    day: f.date({ label: 'Came on' }),
    status: f.choice(statuses),
    mail: f.email(),
    pieces: f.lines('piece'),
  },
  list: { columns: ['number'] },
  notices: [
    { key: 'onList', on: 'list' },
    { key: 'onShow', on: 'show' },
  ],
  form: {
    tabs: [
      {
        key: 'main',
        label: 'Main',
        sections: [{ fields: ['number'] }, { fields: [], own: { key: 'inForm', on: 'form' } }],
      },
    ],
  },
  access: masterData('Notes'),
});

export const note = {
  id: 7,
  version: 2,
  number: 'N-1',
  shop: 3,
  count: 12,
  urgent: true,
  day: '2026-01-04',
  status: 'BOOKED',
  mail: 'a@hill.example',
  pieces: [{ id: 1, name: 'Chalk' }],
};
