import { createCatalogue, defineResource, f, masterData, type Catalogue } from '@school/kernel';

/** A resource of typical size, number `n`. */
const synthetic = (n: number) =>
  defineResource(`synthetic${n}`, {
    module: 'system',
    label: [`Synthetic ${n}`, `Synthetics ${n}`],
    api: `setup/v1/Synthetic${n}`,
    screens: { list: `/synthetic_${n}`, edit: `/synthetic_${n}/:id` },
    menu: { group: 'administration', order: 100 + n },
    fields: {
      name: f.text({ required: true, unique: true, max: 100, search: true }),
      code: f.text({ max: 20 }),
      amount: f.money({ level: 'basic' }),
      startsOn: f.date(),
      kind: f.choice({ A: 'Kind A', B: 'Kind B' }, { default: 'A' }),
      department: f.ref('employeeDepartment'),
      remark: f.longText(),
      active: f.flag({ default: true }),
    },
    title: 'name',
    list: { columns: ['name', 'code', 'amount', 'startsOn', 'kind', 'active'], sort: 'name' },
    access: masterData('GeneralSettings'),
  });

/** A catalogue with `count` additional resources. */
export const withSynthetic = (catalogue: Catalogue, count: number): Catalogue =>
  count === 0
    ? catalogue
    : createCatalogue({
        ...catalogue,
        resources: [...catalogue.resources, ...Array.from({ length: count }, (_, n) => synthetic(n))],
      });
