import type { AnyResource, FieldProblem, Tab } from '@school/kernel';
import { matchPath } from 'react-router-dom';
import { recordPath } from '../../catalogue/paths.ts';
import { tabOf } from '../../catalogue/layout.ts';
import type { Values } from '../values.ts';

const addresses = ({ screen }: Tab<string>): readonly string[] =>
  screen === undefined ? [] : typeof screen === 'string' ? [screen] : screen;

/** The step that an address opens: one with an address of its own, or the one that `?step=` names. */
export const stepAt = (resource: AnyResource, pathname: string, asked: string | null): string | undefined => {
  const tabs = resource.form?.tabs ?? [];
  const named = tabs.find((tab) => addresses(tab).some((pattern) => matchPath(pattern, pathname)));
  return named?.key ?? tabs.find(({ key }) => key === asked)?.key;
};

/** Where a step of a record is opened; undefined when the resource has no form with an address. */
export const stepPath = (
  resource: AnyResource,
  step: string,
  row: Values,
  here: Readonly<Record<string, string | undefined>> = {},
): string | undefined => {
  const tab = resource.form?.tabs.find(({ key }) => key === step);
  const own = tab && addresses(tab)[0];
  if (own !== undefined) return recordPath({ ...resource, screens: { edit: own } }, 'edit', row, here);
  const edit = recordPath(resource, 'edit', row, here);
  const isFirst = resource.form?.tabs[0]?.key === step;
  return edit === undefined || isFirst ? edit : `${edit}?step=${encodeURIComponent(step)}`;
};

const fieldsOf = (tab: Tab<string>): readonly string[] => tab.sections.flatMap(({ fields }) => fields);

const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null
      ? Object.values(value).some(isFilled)
      : value !== null && value !== undefined && value !== '' && value !== false;

/**
 * Keys of the steps in which something is filled in and nothing is wrong.
 * @param first what the form began with; a default is nothing that somebody has filled in
 */
export const doneSteps = (
  tabs: readonly Tab<string>[],
  values: Values,
  problems: readonly FieldProblem[],
  first: Values = {},
): ReadonlySet<string> => {
  const wrong = new Set(problems.map(({ field }) => tabOf(tabs, field.replace(/\[/g, '.'))));
  return new Set(
    tabs
      .filter(
        (tab) =>
          !wrong.has(tab.key) &&
          fieldsOf(tab).some((field) => isFilled(values[field]) && values[field] !== first[field]),
      )
      .map(({ key }) => key),
  );
};
