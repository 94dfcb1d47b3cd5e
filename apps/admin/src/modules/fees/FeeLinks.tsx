import Payments from '@mui/icons-material/Payments';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import { Button } from '@mui/material';
import { opensTo } from '@school/kernel';
import { Link } from 'react-router-dom';
import { useWords } from '../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';

interface FeeLinksProps {
  readonly student: number | string;
  /** An amount remains that the family could pay here and now. */
  readonly pays: boolean;
}

/** Where fees are paid from home, and where everything billed and paid is shown as one statement. */
export const FeeLinks = ({ student, pays }: FeeLinksProps) => {
  const words = useWords();
  const { actor, catalogue } = useEnvironment();
  const statement = catalogue.reports.find(({ key }) => key === 'statementOfFamily');
  const online = catalogue.screens.find(({ key }) => key === 'payOnline');
  return (
    <>
      {statement && opensTo(actor, statement) ? (
        <Button
          component={Link}
          to={`/finance/family_statement?student=${student}`}
          variant="outlined"
          startIcon={<ReceiptLong />}
        >
          {words.say(`reports.${statement.key}`, statement.label)}
        </Button>
      ) : null}
      {pays && online && opensTo(actor, online) ? (
        <Button
          component={Link}
          to={`/online_payments/pay/${student}`}
          variant="contained"
          startIcon={<Payments />}
        >
          {words.say(`screens.${online.key}`, online.label)}
        </Button>
      ) : null}
    </>
  );
};
