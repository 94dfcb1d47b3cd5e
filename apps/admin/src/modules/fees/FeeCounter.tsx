import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { FindStudent } from './FindStudent.tsx';
import { counter, StudentFees } from './StudentFees.tsx';
import { ofCollection } from './statement.ts';
import { useOnlyBill } from './use-only-bill.ts';

/** The counter: find a student, take a payment, hand out the receipt. */
export const FeeCounter = () => {
  const translate = useTranslate();
  const note = useOnlyBill();
  const { id, stuId, studentID, collectionId } = useParams();
  const student = id ?? stuId ?? studentID;
  if (student) {
    return (
      <StudentFees
        key={student}
        id={student}
        payFrom={counter}
        narrow={(statement) => ofCollection(statement, collectionId)}
        note={note}
      />
    );
  }
  return <FindStudent title={translate('fees.counter')} addressOf={(one) => `${counter}/${one.id}`} />;
};
