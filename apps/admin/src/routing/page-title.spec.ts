import { routesOf, matchRoute } from '@school/kernel';
import { catalogue } from '@school/resources';
import { isPublicPath } from '../session/gate.ts';
import { pageTitle } from './page-title.ts';
import { routeLabelKey } from './route-label.ts';

it('names the window after page and school', () => {
  expect(pageTitle('Login', 'Greenfield School')).toBe('Login | Greenfield School');
  expect(pageTitle('', 'Greenfield School')).toBe('Greenfield School');
});

it('knows under which key the label of a route is translated', () => {
  expect(routeLabelKey({ kind: 'list', definitionKey: 'user' })).toBe('resources.user.many');
  expect(routeLabelKey({ kind: 'edit', definitionKey: 'user' })).toBe('resources.user.one');
  expect(routeLabelKey({ kind: 'screen', definitionKey: 'dashboard' })).toBe('screens.dashboard');
});

it('opens exactly the screens without a session that the catalogue calls public', () => {
  const routes = routesOf(catalogue);
  for (const { path, access } of routes) {
    expect([path, isPublicPath(path.replace(/:\w+/g, '1'))]).toEqual([path, access === 'public']);
  }
  expect(matchRoute(routes, '/DASHBOARD/')?.route.definitionKey).toBe('dashboard');
});
