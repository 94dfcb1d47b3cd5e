import {
  createCatalogue,
  defineResource,
  defineSettings,
  fieldBuilders,
  field,
  gte,
  is,
  lte,
  multiply,
  not,
} from '@school/kernel';
import type { Access } from '@school/kernel';

const f = fieldBuilders<string>();

/** A small business that uses every feature of the definition language and nothing specific to a school. */
const everybody: Access<never> = {
  read: ['EMPLOYEE'],
  create: ['Sales'],
  update: ['Sales'],
  delete: ['Sales'],
};

const region = defineResource('region', {
  module: 'shop',
  label: ['Region', 'Regions'],
  api: ['setup/v1/Region', 'api/v1/region'],
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  has: {
    customers: { label: 'Customers', of: 'customer', via: 'region', fields: ['city', 'tier', 'tags'] },
    gold: { label: 'Gold', of: 'customer', via: 'region', fields: ['city'], where: { tier: 'GOLD' } },
  },
  list: { columns: ['name'], sort: 'name' },
  access: { ...everybody, read: ['EMPLOYEE', 'STUDENT'] },
});

const tag = defineResource('tag', {
  module: 'shop',
  label: ['Tag', 'Tags'],
  api: 'setup/v1/Tag',
  fields: {
    name: f.text({ required: true, max: 30 }),
    customers: f.rollup({ of: 'customer', via: 'tags', fn: 'count' }),
  },
  title: 'name',
  list: { columns: ['name'] },
  access: everybody,
});

const customer = defineResource('customer', {
  module: 'shop',
  label: ['Customer', 'Customers'],
  api: 'setup/v1/Customer',
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    city: f.text({ max: 60, index: true }),
    region: f.ref('region', { filter: { active: true } }),
    seller: f.int({ index: true }),
    tags: f.refs('tag'),
    tier: f.choice({ BASIC: 'Basic', GOLD: 'Gold' }, { default: 'BASIC' }),
    discount: f.percent({ min: '0', max: '100' }),
    address: f.group({ line: f.text({ max: 80 }), code: f.text({ max: 10, level: 'private' }) }),
    credit: f.money({ level: 'finance', min: '0' }),
    note: f.longText({ level: 'private', max: 100, search: true }),
    key: f.secret({ level: 'finance' }),
    letter: f.richText(),
    since: f.date({ default: 'today' }),
    until: f.date(),
    orders: f.rollup({ of: 'order', via: 'customer', fn: 'count' }),
    regionName: f.lookup({ via: 'region', field: 'name', as: 'text' }),
  },
  title: 'name',
  subtitle: ['city', 'region'],
  has: { ordered: { label: 'Orders', of: 'order', via: 'customer', fields: ['date'] } },
  list: { columns: ['name', 'city'], sort: 'name', filters: ['city'] },
  conditions: { discount: { visible: is('tier', 'GOLD'), required: is('tier', 'GOLD') } },
  checks: [
    {
      key: 'untilAfterSince',
      holds: gte(field('until'), field('since')),
      message: 'The end must not lie before the beginning',
      field: 'until',
    },
  ],
  unique: [{ fields: ['name', 'city'] }],
  alike: [['name'], ['note', 'city']],
  access: {
    read: ['EMPLOYEE', 'Sales', 'STUDENT'],
    create: ['Sales', 'EMPLOYEE'],
    update: ['Sales', 'EMPLOYEE'],
    delete: ['Sales'],
    rows: { Sales: 'all', EMPLOYEE: { seller: { $me: 'employee' } as never }, STUDENT: { city: 'Nowhere' } },
    levels: {
      finance: { read: ['Money'], write: ['Money'] },
      private: { read: ['Sales'], write: ['Sales'] },
    },
  },
});

const order = defineResource('order', {
  module: 'shop',
  label: ['Order', 'Orders'],
  api: 'setup/v1/Order',
  fields: {
    number: f.series('O-{yyyy}-{seq:4}'),
    customer: f.ref('customer', { required: true }),
    date: f.date({ required: true, default: 'today' }),
    state: f.choice({ OPEN: 'Open', SENT: 'Sent', PAID: 'Paid' }, { default: 'OPEN' }),
    sentTo: f.text({ max: 60, readOnly: true }),
    items: f.lines('orderItem', { min: 1 }),
    total: f.rollup({ of: 'orderItem', via: 'order', fn: 'sum', field: 'amount', as: 'money' }),
  },
  title: 'number',
  list: { columns: ['number', 'customer', 'date'], sort: '-date' },
  lifecycle: {
    field: 'state',
    initial: 'OPEN',
    transitions: {
      send: {
        label: 'Send',
        access: ['Sales'],
        from: ['OPEN'],
        to: 'SENT',
        ask: { sentTo: f.text({ required: true, max: 60 }) },
      },
      pay: { label: 'Pay', access: ['Money'], from: ['SENT'], to: 'PAID' },
    },
  },
  closed: [
    { verbs: ['update'], when: is('state', 'PAID'), code: 'PAID', message: 'What is paid stays.' },
    {
      verbs: ['archive', 'delete'],
      when: not(is('state', 'OPEN')),
      code: 'SENT',
      message: 'What was sent is neither archived nor deleted.',
    },
  ],
  actions: {
    count: { label: 'Count', on: 'selection', access: ['Sales'], when: is('state', 'OPEN') },
  },
  access: everybody,
});

const orderItem = defineResource('orderItem', {
  module: 'shop',
  label: ['Item', 'Items'],
  parent: 'order',
  fields: {
    product: f.text({ required: true, max: 60 }),
    quantity: f.int({ required: true, min: 1 }),
    price: f.money({ required: true, min: '0', level: 'basic' }),
    amount: f.computed({ as: 'money', value: multiply(field('quantity'), field('price')) }),
    region: f.ref('region'),
  },
  title: 'product',
  list: { columns: ['product'] },
  checks: [
    { key: 'notTooMany', holds: lte(field('quantity'), 1000), message: 'At most 1000', field: 'quantity' },
  ],
  access: everybody,
});

const booking = defineResource('booking', {
  module: 'shop',
  label: ['Booking', 'Bookings'],
  api: 'setup/v1/Booking',
  noArchive: true,
  fields: {
    room: f.int({ required: true }),
    from: f.date({ required: true }),
    to: f.date(),
    kind: f.choice({ A: 'A', B: 'B' }),
  },
  title: 'room',
  list: { columns: ['room'] },
  noOverlap: [{ key: 'oneAtATime', fields: ['room'], from: 'from', to: 'to' }],
  access: everybody,
});

/** Has everything that older clients filter lists by in plain parameters. */
const receipt = defineResource('receipt', {
  module: 'shop',
  label: ['Receipt', 'Receipts'],
  api: 'setup/v1/Receipt',
  fields: {
    name: f.text({ required: true }),
    date: f.date({ required: true }),
    transactionType: f.choice({ INCOME: 'Income', EXPENSE: 'Expense' }),
    certificate: f.ref('tag'),
    academicYear: f.ref('region'),
    buyer: f.ref('customer'),
    told: f.longText({ defaultFrom: 'buyer.note' }),
    city: f.text({ defaultFrom: 'buyer.city' }),
  },
  title: 'name',
  list: { columns: ['name'], sort: 'name' },
  access: { ...everybody, create: ['Sales', 'EMPLOYEE'] },
});

/** Has every kind of field that is stored as it is given, and no rule spanning several of them. */
const contact = defineResource('contact', {
  module: 'shop',
  label: ['Contact', 'Contacts'],
  api: 'setup/v1/Contact',
  fields: {
    name: f.text({ required: true, unique: true, max: 60 }),
    remark: f.longText({ max: 500 }),
    email: f.email(),
    phone: f.phone(),
    colour: f.colour(),
    kind: f.choice({ A: 'A', B: 'B' }, { default: 'A' }),
    active: f.flag({ default: true }),
    rank: f.int(),
    birthday: f.date(),
    limit: f.money({ level: 'basic' }),
  },
  title: 'name',
  list: { columns: ['name'], sort: 'name' },
  access: everybody,
});

const shopSetting = defineSettings('shopSetting', {
  module: 'shop',
  label: 'Shop',
  api: 'setup/v1/ShopSetting',
  fields: { title: f.text({ required: true, max: 60, default: 'Shop' }), open: f.flag({ default: true }) },
  access: { read: ['EMPLOYEE'], update: ['Sales'] },
});

export const shop = createCatalogue({
  resources: [region, tag, customer, order, orderItem, booking, receipt, contact, shopSetting],
  reports: [],
  documents: [],
  screens: [],
  privileges: [],
  menu: [],
});
