import { servicesFor } from '@school/kernel';
import type { ServiceLink } from '@school/kernel';
import { catalogue } from '@school/resources';
import { languages } from './languages.ts';
import { everyPrivateFile } from './message-files.ts';
import { flatMessages } from './translator.ts';

const linksOf = (links: readonly ServiceLink[]): ServiceLink[] =>
  links.flatMap((link) => [link, ...linksOf(link.subLinks)]);

const roles = ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'] as const;
const entries = roles.flatMap((role) =>
  linksOf(servicesFor({ id: 1, role, privileges: new Set() }, catalogue)),
);

it.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'every entry of the menu has its words in %s',
  async (code) => {
    const files = await Promise.all(everyPrivateFile(code).map((file) => file()));
    const words = new Set(files.flatMap((file) => Object.keys(flatMessages(file.default))));
    const wanted = entries.flatMap(({ url }) => [`services.${url}`, `services.${url}.text`]);
    expect(wanted.filter((key) => !words.has(key))).toEqual([]);
  },
);
