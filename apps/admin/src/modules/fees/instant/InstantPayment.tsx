import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { CreateScreen } from '../../../engine/form/CreateScreen.tsx';
import { payeeTypeOf, payerValues, resultPath } from './payee.ts';

/** Takes an instant fee; the address may name the payer, and the payment is shown afterwards. */
export const InstantPayment = () => {
  const { catalogue } = useEnvironment();
  const { id, type } = useParams();
  const start = useMemo(() => payerValues(id, payeeTypeOf(type)), [id, type]);
  return <CreateScreen resource={catalogue.resource('instantFee')} start={start} goesTo={resultPath} />;
};
