import { catalogue } from '@school/resources';
import { ownSections } from './own-sections.ts';
import { ownSteps } from './own-steps.ts';

const tabs = catalogue.resources.flatMap(({ form }) => form?.tabs ?? []);

it('every part that a definition leaves to be written by hand is there, and none without a definition', () => {
  const steps = tabs.flatMap(({ own }) => own?.key ?? []);
  expect(Object.keys(ownSteps).sort()).toEqual([...new Set(steps)].sort());
  const sections = tabs.flatMap((tab) => tab.sections.flatMap(({ own }) => own?.key ?? []));
  const notices = catalogue.resources.flatMap((resource) => (resource.notices ?? []).map(({ key }) => key));
  const added = (catalogue.contributions ?? []).flatMap((one) => one.tabs ?? []);
  const blocks = [...(catalogue.pages ?? []), ...added].flatMap((page) =>
    page.blocks.flatMap((block) => (block.kind === 'own' ? [block.key] : [])),
  );
  const wanted = new Set([...sections, ...notices, ...blocks]);
  expect(Object.keys(ownSections).sort()).toEqual([...wanted].sort());
});
