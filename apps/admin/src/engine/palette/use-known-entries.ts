import type { Actor, AnyResource } from '@school/kernel';
import { opensTo } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { screenPath } from '../catalogue/paths.ts';
import { offers } from '../catalogue/rights.ts';
import { useWords, type Words } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import type { PaletteEntry, PalettePage } from './entry.ts';
import { everydayWords } from './record-verbs.ts';

type Say = (key: string, params?: object) => string;

/** `New employee` and, since users may type it in English too, its English words. */
const creation = (actor: Actor, resource: AnyResource, words: Words, say: Say): PaletteEntry[] => {
  const to = screenPath(resource, 'create');
  if (!to || !offers(actor, resource, 'create')) return [];
  const title = say('engine.list.createOne', { name: words.inside(resource) });
  return [
    {
      key: `new.${resource.key}`,
      kind: 'action',
      title,
      about: say('engine.palette.action'),
      to,
      words: `new ${resource.label[0]}`,
    },
  ];
};

/** Everything that the palette knows without asking the server: menu pages, reports, further screens, forms to start. */
export const useKnownEntries = (pages: readonly PalettePage[]): readonly PaletteEntry[] => {
  const { actor, catalogue } = useEnvironment();
  const words = useWords();
  const translate = useTranslate();
  return useMemo(() => {
    const reports = new Map(catalogue.reports.map((report) => [report.key, report]));
    const fromMenu = pages.map(({ title, url, about }): PaletteEntry => ({
      key: url,
      kind: 'screen',
      title,
      about,
      to: url,
    }));
    const { routes } = catalogue;
    const hubs = new Set(catalogue.screens.filter(({ hub }) => hub !== undefined).map(({ key }) => key));
    const urls = new Set(pages.map(({ url }) => url));
    const english = new Map(routes.map(({ path, label }) => [path, label]));
    // Other addresses of a page that stands in the menu open nothing new.
    const taken = new Set(routes.filter(({ path }) => urls.has(path)).map(({ key }) => key));
    const routeOf = new Map(routes.map(({ path, key }) => [path, key]));
    const others = routes.flatMap((route): PaletteEntry[] => {
      const isForm = route.kind === 'create' || route.kind === 'edit' || route.kind === 'show';
      // A card grid that is not in the menu has no card for the reader.
      if (hubs.has(route.definitionKey)) return [];
      if (isForm || taken.has(route.key) || route.path.includes(':') || route.path === '/') return [];
      if (route.access === 'public' || !opensTo(actor, route)) return [];
      taken.add(route.key);
      const report = reports.get(route.definitionKey);
      const key =
        route.kind === 'screen'
          ? `screens.${route.definitionKey}`
          : report
            ? `reports.${route.definitionKey}`
            : `resources.${route.definitionKey}.many`;
      return [
        {
          key: route.path,
          kind: report ? 'report' : 'screen',
          title: words.say(key, route.label),
          about: translate(report ? 'engine.palette.report' : 'engine.palette.screen'),
          to: route.path,
        },
      ];
    });
    // Several menu entries may lead to one screen through its other addresses.
    const seen = new Set<string>();
    const once = fromMenu.filter(({ key }) => {
      const place = routeOf.get(key) ?? key;
      return !seen.has(place) && seen.add(place);
    });
    const found = [...once, ...others].map((entry) => ({
      ...entry,
      words: `${entry.words ?? ''} ${everydayWords(translate, english.get(entry.key) ?? '')}`,
    }));
    return [
      ...catalogue.resources.flatMap((resource) => creation(actor, resource, words, translate)),
      ...found,
    ];
  }, [actor, catalogue, pages, words, translate]);
};
