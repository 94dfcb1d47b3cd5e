import Edit from '@mui/icons-material/Edit';
import Print from '@mui/icons-material/Print';
import { Button, IconButton, Tooltip } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { allows } from '../catalogue/closed.ts';
import { recordPath, screenPath } from '../catalogue/paths.ts';
import { screensAbout } from '../catalogue/screens-about.ts';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { titleOf } from '../field/title-of.ts';
import { useAskedAct } from '../palette/asked-act.ts';
import { usePresentVerbs } from '../palette/present-verbs.ts';
import { RecordMenu } from '../verbs/RecordMenu.tsx';
import { useKeepingVerbs } from '../verbs/use-keeping-verbs.ts';
import { useEditKey } from './use-edit-key.ts';
import { DocumentButtons } from './DocumentButtons.tsx';
import { orderedMoves, useMoves } from './use-moves.ts';
import { WalkButtons } from '../walk/WalkButtons.tsx';
import { comingBack } from '../../routing/coming-back.ts';

const colours = {
  neutral: 'inherit',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
} as const;

interface ShowActionsProps {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}

/** Edit first, then the record's next moves, then documents; what ends something is behind the menu. */
export const ShowActions = ({ resource, record }: ShowActionsProps) => {
  const translate = useTranslate();
  const words = useWords();
  const navigate = useNavigate();
  const params = useParams();
  const environment = useEnvironment();
  const gone = (): void => void navigate(screenPath(resource, 'list', params) ?? '..', comingBack);
  const keeping = useKeepingVerbs(resource, record, gone);
  const { shown, behind } = orderedMoves(useMoves(resource, record));
  const edit = allows(environment, resource, 'update', record)
    ? recordPath(resource, 'edit', record, params)
    : undefined;
  const verbs = [
    ...(edit ? [{ key: 'edit', label: translate('engine.verb.edit'), run: () => void navigate(edit) }] : []),
    ...shown,
    ...keeping,
    ...behind,
  ];
  usePresentVerbs(titleOf(resource, record) ?? words.one(resource), verbs);
  useAskedAct(verbs);
  useEditKey(edit);
  const isMoving = shown.some(({ isMove }) => isMove);
  return (
    <>
      <WalkButtons key={record.id} resource={resource} id={record.id} kind="show" />
      {edit ? (
        <Button
          variant={isMoving ? 'outlined' : 'contained'}
          startIcon={<Edit />}
          component={Link}
          to={edit}
          title="E"
          aria-keyshortcuts="e"
        >
          {translate('engine.verb.edit')}
        </Button>
      ) : null}
      {shown.map(({ key, label, tone, run, isMove }) => (
        <Button
          key={key}
          variant={isMove && tone !== 'error' ? 'contained' : 'outlined'}
          color={tone ? colours[tone] : 'primary'}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      {screensAbout(environment.actor, resource, environment.catalogue).flatMap(({ screen, to }) => {
        const address = to(record);
        if (address === undefined) return [];
        return [
          <Button key={screen.key} variant="outlined" component={Link} to={address}>
            {words.say(`screens.${screen.key}`, screen.label)}
          </Button>,
        ];
      })}
      <DocumentButtons resource={resource} record={record} />
      <Tooltip title={translate('engine.verb.print')}>
        <IconButton aria-label={translate('engine.verb.print')} onClick={() => window.print()}>
          <Print />
        </IconButton>
      </Tooltip>
      <RecordMenu
        verbs={[...behind.map(({ key, label, run }) => ({ key, label, run, isFinal: true })), ...keeping]}
      />
    </>
  );
};
