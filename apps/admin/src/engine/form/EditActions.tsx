import { Button } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { screenPath } from '../catalogue/paths.ts';
import { mayCopy } from '../catalogue/rights.ts';
import { allows } from '../catalogue/closed.ts';
import type { RecordRow } from '../data/use-record.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useRecordVerbs } from '../verbs/use-record-verbs.ts';

interface EditActionsProps {
  readonly resource: AnyResource;
  readonly record: RecordRow;
  /** The record is no longer there. */
  readonly onGone: () => void;
}

/** Copy, archive and delete, beside the title. */
export const EditActions = ({ resource, record, onGone }: EditActionsProps) => {
  const translate = useTranslate();
  const environment = useEnvironment();
  const verbs = useRecordVerbs(resource);
  const create = screenPath(resource, 'create', useParams());
  return (
    <>
      {create && mayCopy(environment.actor, resource, record) ? (
        <Button component={Link} to={`${create}?copy=${record.id}`}>
          {translate('engine.verb.duplicate')}
        </Button>
      ) : null}
      {allows(environment, resource, 'archive', record) ? (
        <Button onClick={() => void (record['archived'] ? verbs.restore(record) : verbs.archive(record))}>
          {translate(record['archived'] ? 'engine.verb.restore' : 'engine.verb.archive')}
        </Button>
      ) : null}
      {allows(environment, resource, 'delete', record) ? (
        <Button color="error" onClick={() => void verbs.remove(record).then((gone) => gone && onGone())}>
          {translate('engine.verb.delete')}
        </Button>
      ) : null}
    </>
  );
};
