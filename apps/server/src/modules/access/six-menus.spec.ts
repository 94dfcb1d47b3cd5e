import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { isAmong, isPrintable, matchRoute, may, namedRoutes } from '@school/kernel';
import type { Actor, AnyResource, Role, ServiceLink } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { SearchAnswer } from '../../engine/search/found.ts';
import { School, call, tokenOf } from '../../../test/school.ts';
import { privilegesOf, sixAccounts } from '../../../test/six-people.ts';
import { wholeSearch } from '../../../test/whole-search.ts';

const linksOf = (links: readonly ServiceLink[]): readonly ServiceLink[] =>
  links.flatMap((link) => [link, ...linksOf(link.subLinks)]);
const baseOf = ({ api = [] }: AnyResource): string => [api].flat()[0] ?? '';
/** Addresses of lists, reports and screens that declare themselves as part of a second group. */
const alsoElsewhere = [
  ...catalogue.resources.map(({ menu, screens = {} }) => ({
    menu,
    urls: [screens.list ?? [], screens.create ?? []].flat(),
  })),
  ...catalogue.reports.map(({ menu, screen }) => ({ menu, urls: [screen].flat() })),
  ...catalogue.screens.map(({ menu, paths }) => ({ menu, urls: paths })),
].flatMap(({ menu, urls }) => (menu?.also ? urls : []));
const routes = namedRoutes(catalogue);
/** Resources whose lists and files follow from the definition alone. */
const lists = catalogue.resources.filter(
  (resource) => resource.api !== undefined && !resource.single && resource.kind !== 'settings',
);
const derived = lists.filter(({ ownCalls }) => !ownCalls?.includes('getall'));

describe.each(sixAccounts)('%s', (username, role: Role, group) => {
  let school: School;
  let server: NestFastifyApplication;
  let token: string;
  let actor: Actor;
  let links: readonly ServiceLink[];

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username, entityType: role, privileges: privilegesOf(group) });
    await school.addUser({ username: 'somebody', entityType: 'PARENT' });
    token = await tokenOf(server, username);
    const { data } = (await call(server, '/setup/v1/session', { token })).body;
    const id = (data['user'] as { readonly id: number }).id;
    actor = { id, role, privileges: new Set(data['privileges'] as string[]) };
    links = linksOf(data['services'] as readonly ServiceLink[]);
  });
  afterAll(() => school.close());

  const status = async (url: string): Promise<number> => (await call(server, `/${url}`, { token })).status;
  const isListed = (resource: AnyResource): boolean =>
    [resource.screens?.list ?? []].flat().some((path) => links.some(({ url }) => url === path));

  it('has a menu in which everything may be opened, and nothing twice but what says so', () => {
    const closed = links.filter(({ url }) => {
      const access = matchRoute(routes, url)?.route.access;
      return access !== 'public' && !isAmong(actor, access);
    });
    expect(closed.map(({ url }) => url)).toEqual([]);
    const urls = links.map(({ url }) => url);
    const twice = urls.filter((url, place) => urls.indexOf(url) !== place);
    expect(twice.filter((url) => !alsoElsewhere.includes(url))).toEqual([]);
  });

  it('is answered by every list of the menu, and by no list that the rights exclude', async () => {
    for (const resource of derived) {
      const found = await status(`${baseOf(resource)}/getall?range=[0,0]`);
      expect([resource.key, found]).toEqual([resource.key, may(actor, resource.access, 'read') ? 200 : 403]);
      if (isListed(resource)) expect([resource.key, found]).toEqual([resource.key, 200]);
    }
  });

  it('takes along what may be exported, and nothing else', async () => {
    for (const resource of derived) {
      const found = await status(`${baseOf(resource)}/export?format=csv`);
      expect([resource.key, found]).toEqual([
        resource.key,
        may(actor, resource.access, 'export') ? 200 : 403,
      ]);
    }
  });

  it('finds by the search what its lists would show alone', async () => {
    const { records } = await wholeSearch(async () => {
      const { data } = (await call(server, '/setup/v1/search?q=somebody', { token })).body;
      return data as unknown as SearchAnswer;
    });
    const found = records.map(({ resource }) => resource);
    expect(found.filter((key) => !may(actor, catalogue.resource(key).access, 'read'))).toEqual([]);
    expect(found.includes('user')).toBe(may(actor, catalogue.resource('user').access, 'read'));
  });

  it('prints the documents that are for it, and no others', async () => {
    for (const document of catalogue.documents) {
      const { key, access } = document;
      const found = await status(`setup/v1/document/${key}/999999999`);
      // Documents that are printed only on issue are printed by nobody from here.
      const isThere = isPrintable(document) && !isAmong(actor, access);
      expect([key, found]).toEqual([key, isThere ? 403 : 404]);
    }
  });

  it('gets the form of an import for what it may bring in, and no other', async () => {
    for (const resource of derived.filter(({ access }) => access.import?.length)) {
      const found = await status(`${baseOf(resource)}/import/template?format=csv`);
      expect([resource.key, found]).toEqual([
        resource.key,
        may(actor, resource.access, 'import') ? 200 : 403,
      ]);
    }
  });

  it('reads the reports whose pages may be opened, and no others', async () => {
    for (const { key, access } of catalogue.reports) {
      const found = await status(`setup/v1/report/${key}?format=csv`);
      expect([key, found === 403]).toEqual([key, !isAmong(actor, access)]);
      expect([key, found < 500]).toEqual([key, true]);
    }
  });
});
