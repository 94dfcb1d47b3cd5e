import { firstPages, orderedServices } from './menu-order.ts';
import { readServices } from './service.ts';

const services = readServices([
  {
    url: '/students',
    title: 'Students',
    subLinks: [
      { url: '/s1', title: 'All' },
      { url: '/s2', title: 'Former' },
    ],
  },
  { url: '/exams', title: 'Exams', subLinks: [{ url: '/e1', title: 'Marks' }] },
  {
    url: '/hr',
    title: 'Human resources',
    subLinks: [
      { url: '/h1', title: 'Staff' },
      { url: '/h2', title: 'Pay' },
    ],
  },
]);
const urls = (list: readonly { url: string }[]): string[] => list.map(({ url }) => url);

it('begins with the work that was entrusted to the user', () => {
  const isOwn = (url: string): boolean => url.startsWith('/h');
  expect(urls(orderedServices(services, [], isOwn))).toEqual(['/hr', '/students', '/exams']);
});

it('keeps the order of the product where nothing is his own', () => {
  expect(urls(orderedServices(services, [], () => false))).toEqual(['/students', '/exams', '/hr']);
});

it('puts pins before everything, in the order in which they were pinned', () => {
  expect(urls(orderedServices(services, ['/exams', '/hr'], (url) => url === '/s1'))).toEqual([
    '/exams',
    '/hr',
    '/students',
  ]);
});

it('begins with a page of each group before a second one of any', () => {
  expect(firstPages(services, 4)).toEqual(['/s1', '/e1', '/h1', '/s2']);
});
