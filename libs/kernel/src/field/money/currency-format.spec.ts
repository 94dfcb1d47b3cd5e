import { currencySign } from './currency-format.ts';

it.each([
  ['PKR', 'Rs'],
  ['INR', '₹'],
  ['USD', '$'],
  ['AED', 'AED'],
])('knows the sign of %s', (currency, sign) => {
  expect(currencySign(currency)).toBe(sign);
});
