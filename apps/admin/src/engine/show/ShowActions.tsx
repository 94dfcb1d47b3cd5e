import Edit from '@mui/icons-material/Edit';
import Print from '@mui/icons-material/Print';
import { Button, IconButton, Tooltip } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'ra-core';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { allows } from '../catalogue/closed.ts';
import { holds } from '../catalogue/conditions.ts';
import { recordPath, screenPath } from '../catalogue/paths.ts';
import { actionsOn, transitionsFrom } from '../catalogue/rights.ts';
import { screensAbout } from '../catalogue/screens-about.ts';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/use-record.ts';
import { useEnvironment } from '../environment/environment.ts';
import { EditActions } from '../form/EditActions.tsx';
import { useRecordVerbs } from '../verbs/use-record-verbs.ts';
import { DocumentButtons } from './DocumentButtons.tsx';
import { WalkButtons } from './WalkButtons.tsx';
import { comingBack } from '../../routing/coming-back.ts';

const colours = {
  neutral: 'inherit',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
} as const;

/** Moves of the life cycle and actions first, then what every record has. */
export const ShowActions = ({
  resource,
  record,
}: {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}) => {
  const translate = useTranslate();
  const words = useWords();
  const navigate = useNavigate();
  const params = useParams();
  const environment = useEnvironment();
  const { actor } = environment;
  const verbs = useRecordVerbs(resource);
  const gone = (): void => void navigate(screenPath(resource, 'list', params) ?? '..', comingBack);
  const edit = allows(environment, resource, 'update', record)
    ? recordPath(resource, 'edit', record, params)
    : undefined;
  return (
    <>
      <WalkButtons key={record.id} resource={resource} id={record.id} kind="show" />
      {transitionsFrom(actor, resource, record).map(([name, transition]) => (
        <Button
          key={name}
          variant="contained"
          color={transition.tone ? colours[transition.tone] : 'primary'}
          onClick={() => void verbs.transition(record, name, transition)}
        >
          {words.say(`resources.${resource.key}.transitions.${name}`, transition.label)}
        </Button>
      ))}
      {actionsOn(actor, resource, 'row')
        .filter(([, action]) => !action.when || holds(resource, action.when, record, environment))
        .map(([name, action]) => (
          <Button
            key={name}
            variant="outlined"
            color={action.tone ? colours[action.tone] : 'primary'}
            onClick={() => void verbs.act(name, action, [record.id])}
          >
            {words.say(`resources.${resource.key}.actions.${name}`, action.label)}
          </Button>
        ))}
      {screensAbout(actor, resource, environment.catalogue).flatMap(({ screen, to }) => {
        const address = to(record);
        if (address === undefined) return [];
        return [
          <Button key={screen.key} variant="outlined" component={Link} to={address}>
            {words.say(`screens.${screen.key}`, screen.label)}
          </Button>,
        ];
      })}
      <DocumentButtons resource={resource} record={record} />
      {edit ? (
        <Button variant="outlined" startIcon={<Edit />} component={Link} to={edit}>
          {translate('engine.verb.edit')}
        </Button>
      ) : null}
      <EditActions resource={resource} record={record} onGone={gone} />
      <Tooltip title={translate('engine.verb.print')}>
        <IconButton aria-label={translate('engine.verb.print')} onClick={() => window.print()}>
          <Print />
        </IconButton>
      </Tooltip>
    </>
  );
};
