import { Button, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { offers } from '../../../engine/catalogue/rights.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';

/** A mark with the latest request about it. */
interface AskedMark {
  readonly subject: string;
  /** Id of the mark; null where nothing was entered. */
  readonly score: number | null;
  readonly marks: string | null;
  /** Empty where there is none. */
  readonly grade: string;
  readonly revaluation: { readonly id: number; readonly status: string } | null;
}

interface AskRevaluationProps {
  readonly mark: AskedMark;
  readonly onAsked: () => void;
}

/** Requests that ended without a second look: another one may be made. */
const free: readonly string[] = ['DENIED', 'WITHDRAWN'];

/** Requests the revaluation of a mark, or links to the existing request. */
export const AskRevaluation = ({ mark, onAsked }: AskRevaluationProps) => {
  const translate = useTranslate();
  const { actor, catalogue } = useEnvironment();
  const dialogs = useDialogs();
  const resource = catalogue.resource('revaluation');
  const { revaluation, score, marks, grade, subject } = mark;
  if (revaluation && !free.includes(revaluation.status)) {
    return (
      <Link component={RouterLink} to={`/exam/revaluations/${revaluation.id}`}>
        {translate(`assessment.revaluation.${revaluation.status}`)}
      </Link>
    );
  }
  if (score === null || (marks === null && grade === '') || !offers(actor, resource, 'create')) return null;
  return (
    <Button
      size="small"
      aria-label={translate('assessment.revaluation.askOf', { subject })}
      onClick={() => void dialogs.createRecord(resource, { score }).then((made) => made && onAsked())}
    >
      {translate('assessment.revaluation.ask')}
    </Button>
  );
};
