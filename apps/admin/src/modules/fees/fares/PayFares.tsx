import { useTranslate } from 'react-admin';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { FindStudent } from '../FindStudent.tsx';
import { StudentFees } from '../StudentFees.tsx';
import { faresOf } from '../statement.ts';

const base = '/transport_fee/pay';

/** Takes fares: find a passenger, take the payment, hand out the receipt. */
export const PayFares = () => {
  const translate = useTranslate();
  const [student] = useParam('student');
  if (/^\d{1,15}$/.test(student)) {
    return (
      <StudentFees
        key={student}
        id={student}
        payFrom={base}
        narrow={faresOf}
        note={({ fees }) => translate(fees.length > 0 ? 'fees.fares.only' : 'fees.fares.none')}
      />
    );
  }
  return <FindStudent title={translate('fees.fares.pay')} addressOf={({ id }) => `${base}?student=${id}`} />;
};
