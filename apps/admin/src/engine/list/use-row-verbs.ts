import type { AnyResource, Tone } from '@school/kernel';
import { useTranslate, type RaRecord } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { allows } from '../catalogue/closed.ts';
import { holds } from '../catalogue/conditions.ts';
import { recordPath, screenPath } from '../catalogue/paths.ts';
import { transitionsFrom } from '../catalogue/moves.ts';
import { actionsOn, mayCopy, operationsOn } from '../catalogue/rights.ts';
import { screensAbout } from '../catalogue/screens-about.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { waysOf } from './list-page.ts';
import { wayFrom } from './way-from.ts';
import { useRecordVerbs } from '../verbs/use-record-verbs.ts';

export interface RowVerb {
  readonly key: string;
  readonly label: string;
  readonly tone?: Tone;
  readonly run: () => void;
}

/** What the user may do to a row, in menu order. */
export const useRowVerbs = (
  resource: AnyResource,
  onEdit: (row: RaRecord) => void,
): ((row: RaRecord) => readonly RowVerb[]) => {
  const translate = useTranslate();
  const words = useWords();
  const navigate = useNavigate();
  const params = useParams();
  const environment = useEnvironment();
  const { actor } = environment;
  const verbs = useRecordVerbs(resource);
  return (row) => {
    const items: (RowVerb | false | undefined)[] = [];
    const add = (key: string, run: () => void, tone?: Tone): number =>
      items.push({ key, label: translate(`engine.verb.${key}`), run, tone });
    const go = (address: string | undefined): void => void (address && navigate(address));
    const show = recordPath(resource, 'show', row, params);
    const edit = recordPath(resource, 'edit', row, params);
    const create = screenPath(resource, 'create', params);
    if (show) add('show', () => go(show));
    if (allows(environment, resource, 'update', row)) add('edit', () => (edit ? go(edit) : onEdit(row)));
    if (create && mayCopy(actor, resource, row)) add('duplicate', () => go(`${create}?copy=${row.id}`));
    for (const way of waysOf(resource)) {
      const to = wayFrom(environment, resource, way, row);
      if (to)
        items.push({
          key: `way.${way.label}`,
          label: words.say(`links.${way.label}`, way.label),
          run: () => go(to),
        });
    }
    for (const [name, transition] of transitionsFrom(environment, resource, row)) {
      items.push({
        key: `to.${name}`,
        label: words.say(`resources.${resource.key}.transitions.${name}`, transition.label),
        tone: transition.tone,
        run: () => void verbs.transition(row, name, transition),
      });
    }
    for (const [name, action] of actionsOn(actor, resource, 'row')) {
      if (action.when && !holds(resource, action.when, row, environment)) continue;
      items.push({
        key: `do.${name}`,
        label: words.say(`resources.${resource.key}.actions.${name}`, action.label),
        tone: action.tone,
        run: () => void verbs.act(name, action, [row.id]),
      });
    }
    for (const operation of operationsOn(actor, resource, 'one')) {
      if (operation.when && !holds(resource, operation.when, row, environment)) continue;
      items.push({
        key: `do.${operation.key}`,
        label: words.say(`operations.${operation.key}`, operation.label),
        tone: operation.tone,
        run: () => void verbs.operate(operation, [row.id], row),
      });
    }
    for (const { screen, to } of screensAbout(actor, resource, environment.catalogue)) {
      const address = to(row);
      if (address === undefined) continue;
      items.push({
        key: `at.${screen.key}`,
        label: words.say(`screens.${screen.key}`, screen.label),
        run: () => go(address),
      });
    }
    if (allows(environment, resource, 'archive', row)) {
      if (row['archived']) add('restore', () => void verbs.restore(row));
      else add('archive', () => void verbs.archive(row));
    }
    if (allows(environment, resource, 'delete', row)) add('delete', () => void verbs.remove(row), 'error');
    return items.filter((item): item is RowVerb => Boolean(item));
  };
};
