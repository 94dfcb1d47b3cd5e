import { currencySign } from './currency.ts';

it.each([
  ['PKR', 'Rs'],
  ['INR', '₹'],
  ['USD', '$'],
  ['AED', 'AED'],
])('knows the sign of %s', (currency, sign) => {
  expect(currencySign(currency)).toBe(sign);
});
