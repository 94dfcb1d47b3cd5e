import { useTranslate } from 'react-admin';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { StudentFees } from '../StudentFees.tsx';
import { FindStudent } from '../FindStudent.tsx';
import { faresOf } from '../statement.ts';

/** The fares of a passenger, open and paid. */
export const FindFares = () => {
  const translate = useTranslate();
  const [student] = useParam('student');
  if (/^\d{1,15}$/.test(student)) {
    return (
      <StudentFees
        key={student}
        id={student}
        narrow={faresOf}
        note={({ fees }) => translate(fees.length > 0 ? 'fees.fares.only' : 'fees.fares.none')}
      />
    );
  }
  return (
    <FindStudent
      title={translate('fees.fares.find')}
      addressOf={({ id }) => `/transport_fee/search?student=${id}`}
    />
  );
};
