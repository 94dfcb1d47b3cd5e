import { amountInWords } from './words.ts';

describe('amounts in words', () => {
  it.each([
    ['PKR', '12435.00', 'Twelve Thousand Four Hundred Thirty Five Rupees Only'],
    ['PKR', '0.00', 'Zero Rupees Only'],
    ['PKR', '1.01', 'One Rupee And One Paisa Only'],
    ['PKR', '100000.50', 'One Lakh Rupees And Fifty Paisa Only'],
    [
      'PKR',
      '12345678.90',
      'One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Rupees And Ninety Paisa Only',
    ],
    ['PKR', '-100.00', 'Minus One Hundred Rupees Only'],
    ['INR', '250000.50', 'Two Lakh Fifty Thousand Rupees And Fifty Paise Only'],
    [
      'USD',
      '1234567.01',
      'One Million Two Hundred Thirty Four Thousand Five Hundred Sixty Seven Dollars And One Cent Only',
    ],
    ['EUR', '1.00', 'One Euro Only'],
    ['EUR', '2.50', 'Two Euros And Fifty Cents Only'],
    ['GBP', '100.01', 'One Hundred Pounds And One Penny Only'],
    ['GBP', '100.02', 'One Hundred Pounds And Two Pence Only'],
    ['AED', '5.25', 'Five Dirhams And Twenty Five Fils Only'],
    ['JPY', '5000.00', 'Five Thousand Yen Only'],
    ['SEK', '1.00', 'One Swedish Krona Only'],
    ['SEK', '7.10', 'Seven Swedish Kronor And Ten Hundredths Only'],
  ])('writes %s %s', (currency, amount, text) => {
    expect(amountInWords(amount, currency)).toBe(text);
  });
});
