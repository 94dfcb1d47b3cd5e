import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { allows } from '../catalogue/closed.ts';
import { screenPath } from '../catalogue/paths.ts';
import { mayCopy } from '../catalogue/rights.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import type { MenuVerb } from './RecordMenu.tsx';
import { useRecordVerbs } from './use-record-verbs.ts';

/** What can be done with nearly every record: copy, archive, restore, delete it. */
export const useKeepingVerbs = (
  resource: AnyResource,
  record: RecordRow,
  onGone: () => void,
): readonly MenuVerb[] => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const environment = useEnvironment();
  const verbs = useRecordVerbs(resource);
  const create = screenPath(resource, 'create', useParams());
  const verb = (key: string, run: () => void, isFinal = false): MenuVerb => ({
    key,
    label: translate(`engine.verb.${key}`),
    run,
    isFinal,
  });
  const found: MenuVerb[] = [];
  if (create && mayCopy(environment.actor, resource, record))
    found.push(verb('duplicate', () => void navigate(`${create}?copy=${record.id}`)));
  if (allows(environment, resource, 'archive', record))
    found.push(
      record['archived']
        ? verb('restore', () => void verbs.restore(record))
        : verb('archive', () => void verbs.archive(record)),
    );
  if (allows(environment, resource, 'delete', record))
    found.push(verb('delete', () => void verbs.remove(record).then((gone) => gone && onGone()), true));
  return found;
};
