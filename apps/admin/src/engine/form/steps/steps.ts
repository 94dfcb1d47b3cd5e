import type { AnyResource, FieldProblem, Tab } from '@school/kernel';
import { matchPath } from 'react-router-dom';
import { recordPath } from '../../catalogue/paths.ts';
import { valueAt } from '../../catalogue/packed-fields.ts';
import { tabOf } from '../../catalogue/layout.ts';
import type { Values } from '../values.ts';

const addresses = ({ screen }: Tab<string>): readonly string[] =>
  screen === undefined ? [] : typeof screen === 'string' ? [screen] : screen;

/** The step that an address opens: one with an address of its own, or the one named by `?step=`. */
export const stepAt = (resource: AnyResource, pathname: string, asked: string | null): string | undefined => {
  const tabs = resource.form?.tabs ?? [];
  const named = tabs.find((tab) => addresses(tab).some((pattern) => matchPath(pattern, pathname)));
  return named?.key ?? tabs.find(({ key }) => key === asked)?.key;
};

/** Where a step of a record is opened; undefined if the resource has no form with an address. */
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

/**
 * The step named by an address, or the first available one after it: steps may be omitted for a record or because of a
 * user's rights.
 */
export const shownStep = (
  layout: readonly Tab<string>[],
  shown: readonly Tab<string>[],
  asked: string | undefined,
): Tab<string> | undefined => {
  const at = layout.findIndex(({ key }) => key === asked);
  const behind = at < 0 ? [] : layout.slice(at);
  return (
    behind.flatMap(({ key }) => shown.filter((tab) => tab.key === key))[0] ??
    shown[at < 0 ? 0 : shown.length - 1]
  );
};

/** The step at which an unfinished record is resumed; undefined once it is finished. */
export const stepToResume = ({ form }: AnyResource, record: Values | undefined): Tab<string> | undefined => {
  const { resume, tabs = [] } = form ?? {};
  const now = resume && record?.[resume.field];
  return now === undefined || now === resume?.done ? undefined : tabs.find(({ reached }) => reached === now);
};

/**
 * Whether a record is past its steps: then its form has tabs, so that a single field can be changed and saved. A step next
 * to the record, which has an address of its own, stays a step.
 */
export const isPastSteps = ({ form }: AnyResource, record: Values, asked: string | undefined): boolean => {
  const { resume, tabs = [] } = form ?? {};
  if (!resume || record[resume.field] !== resume.done) return false;
  return tabs.find(({ key }) => key === asked)?.own === undefined;
};

const placeOf = (tabs: readonly Tab<string>[], value: unknown): number =>
  tabs.findIndex(({ reached }) => reached !== undefined && reached === value);

/**
 * The new value of the resume field when the form goes on to a step, or to its end without one; undefined if that is no
 * further than the record has already come.
 */
export const progressTo = (
  { form }: AnyResource,
  now: unknown,
  to: string | undefined,
): Readonly<{ field: string; value: string }> | undefined => {
  const { resume, tabs = [] } = form ?? {};
  if (!resume || now === resume.done) return undefined;
  if (to === undefined) return { field: resume.field, value: resume.done };
  const place = (value: unknown): number => placeOf(tabs, value);
  const value = tabs.find(({ key }) => key === to)?.reached;
  return value !== undefined && place(value) > place(now) ? { field: resume.field, value } : undefined;
};

/** Keys of the steps that a record has completed; undefined for forms that do not track progress. */
export const passedSteps = (
  { form }: AnyResource,
  record: Values | undefined,
): ReadonlySet<string> | undefined => {
  const { resume, tabs = [] } = form ?? {};
  if (!resume) return undefined;
  const now = record?.[resume.field];
  const at = now === resume.done ? tabs.length : placeOf(tabs, now);
  return new Set(tabs.slice(0, Math.max(0, at)).map(({ key }) => key));
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
 * @param first the form's initial values; a default does not count as filled in by a user
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
          fieldsOf(tab).some(
            (field) => isFilled(valueAt(values, field)) && valueAt(values, field) !== valueAt(first, field),
          ),
      )
      .map(({ key }) => key),
  );
};
