import { payeeTypeOf, payerValues, resultPath } from './payee.ts';

it('the address says who pays', () => {
  expect(payerValues('76', payeeTypeOf('student'))).toEqual({ payeeType: 'STUDENT', student: 76 });
  expect(payerValues('5', payeeTypeOf('Employee'))).toEqual({ payeeType: 'EMPLOYEE', employee: 5 });
  expect(payerValues('0', payeeTypeOf('guest'))).toEqual({ payeeType: 'GUEST' });
  expect(payerValues('x', payeeTypeOf('nobody'))).toEqual({ payeeType: 'STUDENT' });
});

it('the result is that of the payer and the category', () => {
  expect(resultPath({ payeeType: 'EMPLOYEE', student: null, employee: 5, category: 3 })).toBe(
    '/instant_fees/instant_fee_created_detail/5/employee/3',
  );
});
