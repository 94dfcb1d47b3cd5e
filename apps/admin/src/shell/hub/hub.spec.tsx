import { servicesFor } from '@school/kernel';
import type { ServiceLink } from '@school/kernel';
import { catalogue } from '@school/resources';
import { screen, waitFor } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';

const answer = sessionAnswer('ADMIN');
const allLinks = (links: readonly ServiceLink[]): ServiceLink[] =>
  links.flatMap((link) => [link, ...allLinks(link.subLinks)]);

const cards = (): Element[] => [...document.querySelectorAll('.c-grid > .c-card')];
const cardOf = (card: Element) => {
  const link = card.querySelector('.c-main');
  return {
    url: link?.getAttribute('href'),
    title: card.querySelector('.c-words strong')?.textContent,
    description: card.querySelector('.c-words strong + span')?.textContent ?? '',
    hasIcon: link?.querySelector('svg') != null,
  };
};
const asCard = ({ url, title, description }: ServiceLink) => ({ url, title, description, hasIcon: true });

const open = async (path: string, count: number): Promise<void> => {
  answerWith({ 'setup/v1/session': answer, 'setup/v1/dashBoardData': {} });
  openApp(path, 'ADMIN');
  await waitFor(() => expect(cards()).toHaveLength(count));
};

afterEach(closeApp);

const services = servicesFor(
  { id: 7, role: 'ADMIN', privileges: new Set(catalogue.privileges.map(({ key }) => key)) },
  catalogue,
);

describe('the grid of navigation cards', () => {
  it('on the first page is built from the services, each with icon, title, description and link (B019)', async () => {
    await open('/dashboard', services.length);
    expect(cards().map(cardOf)).toEqual(services.map(asCard));
  });

  it.each(allLinks(services).filter(({ url, subLinks }) => subLinks.length > 0 && url !== '/my_work'))(
    'of $url is built from what stands in it (B019)',
    async ({ url, subLinks, title }) => {
      await open(url, subLinks.length);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(title);
      expect(cards().map(cardOf)).toEqual(subLinks.map(asCard));
      // Everything below is one step away, and nothing appears twice.
      const shown = [...document.querySelectorAll('.c-grid a')].map((link) => link.getAttribute('href'));
      expect(shown.sort()).toEqual([...new Set(allLinks(subLinks).map((link) => link.url))].sort());
    },
  );

  it('shows every sub-link of a service with icon and description (B020)', async () => {
    await open('/dashboard', services.length);
    const shown = [...document.querySelectorAll('.c-links > li')].map((entry) => ({
      url: entry.querySelector('a')?.getAttribute('href'),
      description: entry.querySelector('small')?.textContent,
      hasIcon: entry.querySelector('svg') !== null,
    }));
    const wanted = services.flatMap(({ subLinks }) => subLinks);
    expect(shown).toEqual(wanted.map(({ url, description }) => ({ url, description, hasIcon: true })));
    expect(wanted.every(({ description }) => description !== '')).toBe(true);
  });
});
