import { Box, Dialog, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';
import type { AuditAnswer } from '@school/domain';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { PastValue } from '../../../engine/field/PastValue.tsx';
import { changedPlace } from '../../../engine/show/changed-place.ts';
import { verbWords } from './audit-entry.ts';

const Value = ({ entry, name, value }: { entry: AuditAnswer; name: string; value: unknown }) => {
  const { catalogue } = useEnvironment();
  if (catalogue.has(entry.resource)) {
    const place = changedPlace(catalogue, catalogue.resource(entry.resource), name);
    return <PastValue resource={place.resource} name={place.field} value={value} />;
  }
  return <>{typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')}</>;
};

const ChangedCells = ({
  entry,
  change: { field, old, new: next, hidden },
}: {
  readonly entry: AuditAnswer;
  readonly change: AuditAnswer['changes'][number];
}) => {
  const translate = useTranslate();
  return hidden ? (
    <Box component="td" colSpan={2} sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {translate('administration.audit.hidden')}
    </Box>
  ) : (
    <>
      <Box component="td" sx={{ overflowWrap: 'anywhere', verticalAlign: 'top', color: 'text.secondary' }}>
        <Value entry={entry} name={field} value={old} />
      </Box>
      <Box component="td" sx={{ overflowWrap: 'anywhere', verticalAlign: 'top' }}>
        <Value entry={entry} name={field} value={next} />
      </Box>
    </>
  );
};

/** Old and new values of an entry side by side. */
export const AuditChanges = ({
  entry,
  onClose,
}: {
  readonly entry: AuditAnswer;
  readonly onClose: () => void;
}) => {
  const translate = useTranslate();
  const words = useWords();
  const { catalogue } = useEnvironment();
  const [verbKey, verbFallback] = verbWords(entry.verb);
  const resource = catalogue.has(entry.resource) ? catalogue.resource(entry.resource) : undefined;
  const about = resource ? words.one(resource) : entry.resource;
  const label = (path: string): string => {
    if (!resource) return path;
    const { resource: owner, field, line } = changedPlace(catalogue, resource, path);
    const inner = words.field(owner, field);
    return line ? `${words.field(resource, line.lines)} #${line.id} · ${inner}` : inner;
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="audit-changes">
      <DialogTitle id="audit-changes" sx={{ pr: 6 }}>
        {translate(verbKey, { _: verbFallback })}: {about}{' '}
        {entry.title ?? (entry.record === null ? '' : ` ${entry.record}`)}
        <Typography variant="body2" color="textSecondary">
          {entry.by.name || translate('engine.history.system')}, {formatMoment(entry.at)}
          {entry.address ? `, ${entry.address}` : ''}
        </Typography>
        <IconButton
          onClick={onClose}
          aria-label={translate('administration.audit.close')}
          sx={{ position: 'absolute', right: 12, top: 12 }}
        >
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {entry.changes.length === 0 ? (
          <Typography color="textSecondary">{translate('administration.audit.noChanges')}</Typography>
        ) : (
          <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
            <thead>
              <tr>
                {['field', 'old', 'new'].map((key) => (
                  <Box component="th" key={key} scope="col" sx={{ textAlign: 'left', p: 1, fontSize: 14 }}>
                    {translate(`administration.audit.${key}`)}
                  </Box>
                ))}
              </tr>
            </thead>
            <tbody>
              {entry.changes.map((change) => (
                <Box
                  component="tr"
                  key={change.field}
                  sx={{ '& > *': { borderTop: 1, borderColor: 'divider', p: 1, fontSize: 14 } }}
                >
                  <Box
                    component="th"
                    scope="row"
                    sx={{ textAlign: 'left', fontWeight: 500, overflowWrap: 'anywhere' }}
                  >
                    {label(change.field)}
                  </Box>
                  <ChangedCells entry={entry} change={change} />
                </Box>
              ))}
            </tbody>
          </Box>
        )}
      </DialogContent>
    </Dialog>
  );
};
